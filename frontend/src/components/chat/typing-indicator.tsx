import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Avatar } from '../identity/avatar.tsx';

/** The bot is typing: moving dots, or just the words under reduced motion. */
export function TypingIndicator() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Avatar name="Ironcall" isBot />
      <Box component="span" aria-hidden="true" sx={dots}>
        <i />
        <i />
        <i />
      </Box>
      <Box component="span" sx={words}>
        Ironcall is typing…
      </Box>
    </Box>
  );
}

const still = '@media (prefers-reduced-motion: reduce)';

const bob = keyframes({
  '0%, 60%, 100%': { opacity: 0.35, transform: 'none' },
  '30%': { opacity: 1, transform: 'translateY(-3px)' },
});

const dots = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: 44,
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > i': {
    width: 7,
    height: 7,
    borderRadius: '50%',
    bgcolor: 'text.secondary',
    animation: `${bob} 1s ease-in-out infinite`,
  },
  '& > i:nth-of-type(2)': { animationDelay: '0.15s' },
  '& > i:nth-of-type(3)': { animationDelay: '0.3s' },
  [still]: { display: 'none' },
} as const;

const words = { typography: 'body2', color: 'text.secondary' } as const;
