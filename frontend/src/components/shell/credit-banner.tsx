import Box from '@mui/material/Box';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { SupportContacts } from './support-contacts.tsx';

export interface CreditBannerProps {
  /** The unpaid amount, in percent of the company's credit limit. */
  readonly usagePercent: number;
}

/**
 * From 80 percent of the credit limit up: a warning, then an error once ordering is paused (document 2 sections 4 and
 * 8).
 */
export function CreditBanner({ usagePercent }: CreditBannerProps) {
  if (usagePercent < shownFrom) return null;
  const { icon: Icon, colour, title, advice } = usagePercent >= 100 ? paused : nearlyPaused(usagePercent);
  return (
    <Box component="output" sx={{ ...banner, color: `${colour}.text`, bgcolor: `${colour}.tint` }}>
      <Icon size={20} />
      <span>
        <strong>{title}</strong> {advice} Questions? <SupportContacts />.
      </span>
    </Box>
  );
}

const shownFrom = 80;

const paused = {
  icon: OctagonAlert,
  colour: 'status.stopped',
  title: "We've paused new orders.",
  advice: 'Make a payment to resume ordering.',
} as const;

function nearlyPaused(usagePercent: number) {
  return {
    icon: TriangleAlert,
    colour: 'status.warning',
    title: `${Math.floor(usagePercent)}% of your company's credit is used.`,
    advice: 'Make a payment to avoid a pause in ordering.',
  } as const;
}

const banner = {
  display: 'flex',
  gap: 1.25,
  px: 2,
  py: 1.25,
  mb: 2,
  borderRadius: 1,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', mt: '2px' },
  '& a': { color: 'inherit' },
} as const;
