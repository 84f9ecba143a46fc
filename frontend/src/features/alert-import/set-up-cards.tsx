import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronRight, type LucideIcon, MailCheck, RadioTower } from 'lucide-react';
import type { ImportPage } from './use-import-address.ts';

export interface SetUpCardsProps {
  readonly onOpen: (page: ImportPage) => void;
}

/** Ways to have alerts come in automatically. */
export function SetUpCards({ onOpen }: SetUpCardsProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" variant="h3">
        Have alerts forwarded automatically
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Card
          icon={RadioTower}
          title="From your telematics"
          words="Your provider sends each alert as it happens."
          onOpen={() => onOpen('setUpTelematics')}
        />
        <Card
          icon={MailCheck}
          title="From Gmail"
          words="A filter forwards the alerts that land in your inbox."
          onOpen={() => onOpen('setUpGmail')}
        />
      </Box>
    </Box>
  );
}

interface CardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
  readonly onOpen: () => void;
}

function Card({ icon: Icon, title, words, onOpen }: CardProps) {
  return (
    <ButtonBase onClick={onOpen} sx={card}>
      <Icon size={24} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{words}</Box>
        <Box sx={recommended}>Recommended</Box>
      </Box>
      <ChevronRight size={20} />
    </ButtonBase>
  );
}

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  p: 2,
  width: '100%',
  textAlign: 'start',
  font: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& > svg': { flex: 'none', color: 'text.secondary' },
  '& > svg:last-child': { alignSelf: 'center' },
} as const;

const recommended = {
  mt: 0.75,
  px: 1,
  borderRadius: '11px',
  typography: 'body2',
  lineHeight: '22px',
  fontWeight: 600,
  color: 'status.done.text',
  bgcolor: 'status.done.tint',
} as const;
