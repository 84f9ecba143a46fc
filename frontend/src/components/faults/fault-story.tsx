import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { severityRank } from '#schema/alerts/severity.ts';
import { borderedList } from '../data/list-styles.ts';
import { Fact, FactList } from '../facts/fact-list.tsx';
import { FaultLabel } from '../facts/fault-label.tsx';
import { When } from '../facts/when.tsx';
import { FaultDetailsDialog } from './fault-details-dialog.tsx';
import { recentCountWords, storyOf } from './fault-words.ts';

export interface FaultStoryProps {
  readonly faults: readonly FaultCode[];
  /** IANA zone of the jobsite. */
  readonly timeZone?: string;
}

/** What the machine reported and what it means, most severe first and expanded; the rest expand on press. */
export function FaultStory({ faults, timeZone }: FaultStoryProps) {
  const [shownId, setShownId] = useState<string>();
  const [open, setOpen] = useState(false);
  const sorted = [...faults].sort((a, b) => severityRank(b.severity) - severityRank(a.severity));
  return (
    <>
      <Box component="ul" sx={list}>
        {sorted.map((fault, index) => (
          <li key={fault.id}>
            <details open={index === 0}>
              <Box component="summary" sx={head}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <FaultLabel fault={fault} withSeverity />
                  <Box className="numbers" sx={{ pl: 3.25, typography: 'body2', color: 'text.secondary' }}>
                    {recentCountWords(fault)}
                    {fault.lastTriggeredAt && (
                      <>
                        {' · '}
                        <When time={fault.lastTriggeredAt} timeZone={timeZone} />
                      </>
                    )}
                  </Box>
                </Box>
                <ChevronDown size={20} aria-hidden />
              </Box>
              <Box sx={body}>
                <Story fault={fault} />
                <Button
                  variant="outlined"
                  aria-haspopup="dialog"
                  aria-label={`Fault Code Details of ${fault.name ?? fault.fault}`}
                  onClick={() => {
                    setShownId(fault.id);
                    setOpen(true);
                  }}
                  sx={{ justifySelf: 'start' }}
                >
                  Fault Code Details
                </Button>
              </Box>
            </details>
          </li>
        ))}
      </Box>
      <FaultDetailsDialog
        open={open}
        fault={sorted.find((fault) => fault.id === shownId)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Story({ fault }: { readonly fault: FaultCode }) {
  const story = storyOf(fault);
  if (story.length === 0) {
    return (
      <Box sx={{ color: 'text.secondary' }}>
        Nothing more is known of this code. A technician can look it up in the machine's manual.
      </Box>
    );
  }
  return (
    <FactList>
      {story.map(({ title, words }) => (
        <Fact key={title} name={title}>
          {words}
        </Fact>
      ))}
    </FactList>
  );
}

const list = { ...borderedList, bgcolor: 'background.paper', overflow: 'hidden' } as const;

const head = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  py: 1.25,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& > svg': { flex: 'none', alignSelf: 'center', color: 'text.secondary' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;

/** Aligned with the text of its header, not the icon. */
const body = { display: 'grid', gap: 1.5, pl: { xs: 1.5, sm: 4.75 }, pr: 1.5, pt: 0.5, pb: 2 } as const;
