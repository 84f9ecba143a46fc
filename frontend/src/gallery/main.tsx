import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../app/base.css';
import { theme } from '../app/theme.ts';
import { Toaster } from '../components/shell/toaster.tsx';
import { loadConfig } from '../lib/config.ts';
import { watchHistory } from '../lib/history-guard.ts';
import { Gallery } from './gallery.tsx';

const pool = { userPoolId: 'us-east-1_gallery', userPoolClientId: 'gallery' };

// The gallery has no stack behind it and needs none.
globalThis.fetch = async () =>
  Response.json({
    environment: 'gallery',
    pool,
    userPoolEndpoint: '/pool',
    supportPhone: '+1 555 010 0100',
    supportEmail: 'help@ironcall.example',
    map: { provider: 'bundled' },
    inboundMailDomain: 'in.ironcall.example',
  });
await loadConfig();
watchHistory();

const root = document.getElementById('root');
if (root === null) throw new Error('The page lacks #root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <CssBaseline />
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
      <Toaster />
    </ThemeProvider>
  </StrictMode>,
);
