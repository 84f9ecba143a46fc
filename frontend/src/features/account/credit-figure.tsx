import Box from '@mui/material/Box';
import type { CreditUsage } from '#schema/accounts/account.ts';
import { Money } from '../../components/facts/figures.tsx';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { compactMoneyWords } from '../../lib/figure-words.ts';

export interface CreditFigureProps {
  readonly usage: CreditUsage;
}

/** The unpaid amount and the credit limit (document 3 section 8). */
export function CreditFigure({ usage: { balance, creditLimit, creditUsagePercent } }: CreditFigureProps) {
  if (creditLimit === null) {
    return (
      <PanelSection title="Credit">
        <span>
          <Money cents={balance} /> unpaid. There is no credit limit.
        </span>
      </PanelSection>
    );
  }
  const percent = Math.floor(creditUsagePercent);
  return (
    <PanelSection title="Credit">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <span>
          <Money cents={balance} /> of <span className="numbers">{compactMoneyWords(creditLimit)}</span>
        </span>
        <strong className="numbers">{percent}% used</strong>
      </Box>
      <Box
        role="meter"
        aria-label="Credit used"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent)}
        aria-valuetext={`${percent}%`}
        sx={track}
      >
        <Box
          sx={{ ...bar, bgcolor: `${colourOf(creditUsagePercent)}` }}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </Box>
    </PanelSection>
  );
}

/** The same thresholds as the banner's. */
function colourOf(percent: number): string {
  if (percent >= 100) return 'error.main';
  return percent >= 80 ? 'warning.main' : 'text.primary';
}

const track = { height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: 'surface.3' } as const;

const bar = { height: '100%', borderRadius: 1 } as const;
