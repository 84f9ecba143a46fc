import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dismissToast, type Toast } from '../../lib/toasts.ts';
import { toastLooks, useToasts, useToastTimer } from '../light/toast-view.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useRoomBelow } from './use-room-below.ts';

/** Shows the toasts: announced as they arrive, and reachable by keyboard. */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  useVisibleOverDialogs(region);
  const bottom = useRoomBelow(region, toasts.length > 0);
  const urgent = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');
  return (
    <Box component="section" aria-label="Notifications" ref={region} sx={place} style={{ bottom }}>
      <Box sx={stack}>
        {urgent.map((each) => (
          <ToastView key={each.id} toast={each} />
        ))}
      </Box>
      <Box aria-live="polite" sx={stack}>
        {others.map((each) => (
          <ToastView key={each.id} toast={each} />
        ))}
      </Box>
    </Box>
  );
}

function ToastView({ toast }: { readonly toast: Toast }) {
  const timer = useToastTimer(toast);
  const { icon: Icon, word } = toastLooks[toast.type];
  const { action } = toast;
  return (
    <Box
      role={toast.type === 'error' ? 'alert' : undefined}
      data-toast={toast.type}
      {...timer}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(toast.id)}
      sx={card}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: `${toast.type}.main`, py: 1.25 }}>
        <Icon size={22} />
        <VisuallyHidden>{word}: </VisuallyHidden>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.4 }}>{toast.message}</Typography>
        {toast.body !== undefined && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {toast.body}
          </Typography>
        )}
        {action && (
          <Button
            variant="outlined"
            sx={{ mt: 1 }}
            onClick={() => {
              dismissToast(toast.id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </Box>
      <IconButton aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X size={20} />
      </IconButton>
    </Box>
  );
}

/** An open dialog hides its siblings from screen readers, but toasts must still be announced. */
function useVisibleOverDialogs(region: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = region.current?.closest('body > *');
    if (!root || root === document.getElementById('root')) return;
    const observer = new MutationObserver(() => root.removeAttribute('aria-hidden'));
    observer.observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [region]);
}

const arriving = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const stack = { display: 'grid', gap: 1, '&:empty': { display: 'none' } } as const;

/** In the lower left corner, beside the chat's composer; full width on phones. */
const place = {
  position: 'fixed',
  zIndex: 'tooltip',
  display: 'grid',
  gap: 1,
  pointerEvents: 'none',
  left: { xs: 8, md: 24 },
  right: { xs: 8, md: 'auto' },
  width: { md: 400 },
} as const;

const card = {
  display: 'flex',
  gap: 1.5,
  pl: 2,
  pr: 0.5,
  py: 0.25,
  pointerEvents: 'auto',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 1,
  animation: `${arriving} 160ms ease-out`,
} as const;
