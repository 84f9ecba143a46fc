import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { WifiOff } from 'lucide-react';
import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Notice, PlainPage } from './app/plain-page.tsx';
import { usePageTitle } from './lib/page-title.ts';

import './app/base.css';
import { reloadForNewVersion } from './app/new-version.ts';
import { preloadPage } from './app/pages.tsx';
import { AppRoutes } from './app/routes.tsx';
import { theme } from './app/theme.ts';
import { Toaster } from './components/shell/toaster.tsx';
import { registerWorker } from './lib/app-worker.ts';
import { loadConfig } from './lib/config.ts';
import { watchHistory } from './lib/history-guard.ts';
import { reportFailure, reportUncaught } from './lib/report.ts';
import { sendEvents } from './lib/rum.ts';
import { isSignedIn, watchSession } from './lib/session.ts';

void start();

async function start(): Promise<void> {
  reloadForNewVersion();
  watchHistory();
  sendEvents();
  reportUncaught();
  const root = createRoot(elementById('root'), {
    onCaughtError: (error) => reportFailure('page', error),
  });
  try {
    await loadConfig();
  } catch {
    root.render(<Themed content={<StartFailure />} />);
    return;
  }
  if (isSignedIn()) preloadPage(location.pathname);
  watchSession();
  registerWorker();
  root.render(
    <Themed
      content={
        <>
          <AppRoutes />
          {createPortal(<Toaster />, elementById('notifications'))}
        </>
      }
    />,
  );
}

function Themed({ content }: { readonly content: React.ReactNode }) {
  return (
    <StrictMode>
      {/* The system decides the mode; nothing is stored. */}
      <ThemeProvider theme={theme} storageManager={null} noSsr>
        <CssBaseline />
        {content}
      </ThemeProvider>
    </StrictMode>
  );
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page lacks #${id}.`);
  return element;
}

/** Shown when not even the configuration could be loaded. */
export function StartFailure() {
  usePageTitle('Cannot connect');
  return (
    <PlainPage>
      <Notice
        icon={WifiOff}
        title="Ironcall cannot be reached"
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        <Typography>Check your connection, then try again.</Typography>
      </Notice>
    </PlainPage>
  );
}
