import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FeeQuote } from '#schema/technicians/technician.ts';
import { feeLines, rateWords } from '../../lib/fees.ts';
import { moneyWords } from '../../lib/figure-words.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** What the technician's visit costs, line by line. */
export function FeeTable({ quote }: { readonly quote: FeeQuote }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="table" sx={table}>
        <caption>
          <VisuallyHidden>Estimated fees</VisuallyHidden>
        </caption>
        <tbody>
          {feeLines(quote).map(({ name, detail, cents }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {detail !== undefined && (
                  <Box
                    component="span"
                    sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                  >
                    {detail}
                  </Box>
                )}
              </th>
              <td>{moneyWords(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Estimated fees
              <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                before parts and labor
              </Box>
            </th>
            <td>{moneyWords(quote.estimatedFees)}</td>
          </tr>
        </tfoot>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Labor {rateWords(quote)}. {quote.chargesOvertime ? 'Overtime is charged.' : 'No overtime is charged.'}
        {!quote.byRoad && ' Distance and time are estimates.'}
      </Typography>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& th': { pr: 2, textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 650, borderBottom: 0 },
} as const;
