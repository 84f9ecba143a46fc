import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { FaultCode } from '#schema/faults.ts';
import { severityRank } from '#schema/severity.ts';
import { borderedList } from '../data/bordered-list.ts';
import { SeverityIcon } from '../facts/severity-icon.tsx';
import { FaultDetailsDialog } from './fault-details-dialog.tsx';
import { recentCountWords } from './fault-words.ts';

export interface FaultListProps {
  readonly faults: readonly FaultCode[];
}

/** Fault codes as rows, the most severe first; each opens its details. */
export function FaultList({ faults }: FaultListProps) {
  const [shownId, setShownId] = useState<string>();
  const [open, setOpen] = useState(false);
  const sorted = [...faults].sort((a, b) => severityRank(b.severity) - severityRank(a.severity));
  const show = (id: string) => {
    setShownId(id);
    setOpen(true);
  };
  return (
    <>
      <Box component="ul" sx={list}>
        {sorted.map((fault) => (
          <li key={fault.id}>
            <ButtonBase onClick={() => show(fault.id)} sx={row} aria-haspopup="dialog">
              <SeverityIcon severity={fault.severity} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box component="code" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {fault.fault}
                </Box>
                {fault.name && fault.name !== fault.fault && (
                  <Box sx={{ overflowWrap: 'anywhere' }}>{fault.name}</Box>
                )}
                <Box sx={{ typography: 'body2', color: 'text.secondary' }} className="numbers">
                  {recentCountWords(fault)}
                </Box>
              </Box>
              <ChevronRight size={20} />
            </ButtonBase>
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

const list = {
  ...borderedList,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 1.25,
  textAlign: 'start',
  font: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& > svg': { flex: 'none', alignSelf: 'center', color: 'text.secondary' },
} as const;
