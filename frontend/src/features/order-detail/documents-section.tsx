import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { FileText } from 'lucide-react';
import type { OrderView } from '#schema/orders.ts';
import { PanelSection } from '../../components/panel-section.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { fileUrl } from './api.ts';

/** The PDFs that were sent with the order's messages, newest first. */
export function DocumentsSection({ order }: { readonly order: OrderView }) {
  const documents = order.files
    .filter(({ type }) => type === 'pdf')
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <PanelSection title="Documents">
      {documents.length === 0 ? (
        <Typography color="textSecondary">No documents uploaded yet</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {documents.map(({ uri, createdAt }) => (
            <li key={uri}>
              <ListItemButton
                component="button"
                type="button"
                onClick={() => void openFile(order.id, uri)}
                sx={{
                  width: '100%',
                  gap: 1.5,
                  px: 1,
                  mx: -1,
                  borderRadius: 1,
                  font: 'inherit',
                  textAlign: 'left',
                }}
              >
                <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'text.secondary' }}>
                  <FileText size={20} />
                </Box>
                <Box component="span" sx={{ minWidth: 0 }}>
                  <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                    {uri.split('/').at(-1)}
                  </Box>
                  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                    <RelativeTime time={createdAt} />
                  </Box>
                </Box>
              </ListItemButton>
            </li>
          ))}
        </Box>
      )}
    </PanelSection>
  );
}

/** The address of a file is asked for, and the browser lets a page open a tab only at the very press: so the tab comes first. */
async function openFile(orderId: string, uri: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await fileUrl(orderId, uri);
    if (tab === null) location.assign(url);
    else {
      // What it shows is not to reach back into this page.
      tab.opener = null;
      tab.location.replace(url);
    }
  } catch (error) {
    tab?.close();
    toast.error(messageOf(error));
  }
}
