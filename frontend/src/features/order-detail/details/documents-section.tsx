import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileText } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { PanelButton, PanelSection } from '../../../components/facts/panel-section.tsx';
import { When } from '../../../components/facts/when.tsx';
import { messageOf } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toasts.ts';
import { fileUrl } from '../api.ts';

/** PDFs sent with the order's messages, newest first. */
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
              <PanelButton
                icon={FileText}
                name={uri.split('/').at(-1) ?? uri}
                note={<When time={createdAt} timeZone={order.timeZone} />}
                onClick={() => void openFile(order.id, uri)}
              />
            </li>
          ))}
        </Box>
      )}
    </PanelSection>
  );
}

/**
 * Browsers let a page open a tab only during the click, and the file's URL has to be fetched: so the tab opens first.
 */
async function openFile(orderId: string, uri: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await fileUrl(orderId, uri);
    if (tab === null) location.assign(url);
    else {
      // Its content must not reach back into this page.
      tab.opener = null;
      tab.location.replace(url);
    }
  } catch (error) {
    tab?.close();
    toast.error(messageOf(error));
  }
}
