import Box from '@mui/material/Box';
import { PanelSection, type PanelSectionProps } from '../facts/panel-section.tsx';

export interface ErrorCodesProps extends Pick<PanelSectionProps, 'level'> {
  readonly codes: readonly string[];
}

/** Codes that somebody read off the machine's display, as they were typed; nothing if there are none. */
export function ErrorCodes({ codes, ...section }: ErrorCodesProps) {
  if (codes.length === 0) return null;
  return (
    <PanelSection {...section} title={`Error codes on the display (${codes.length})`}>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {codes.join(', ')}
      </Box>
    </PanelSection>
  );
}
