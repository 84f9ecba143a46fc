import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '../shell/page-header.tsx';

export interface SettingsPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** `<SettingsSection>` elements, and the save bar if they are one form. */
  readonly children: ReactNode;
}

/** A settings page, section by section. */
export function SettingsPage({ title, subtitle, children }: SettingsPageProps) {
  return (
    <Box sx={{ maxWidth: 960, width: '100%', mx: 'auto' }}>
      <PageHeader title={title} subtitle={subtitle} />
      {children}
    </Box>
  );
}

export interface SettingsSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What it is about on the left, the settings on the right; stacked on phones. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  return (
    <Box component="section" sx={section}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {note !== undefined && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={fields}>{children}</Box>
    </Box>
  );
}

const section = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  gap: { xs: 2, md: 4 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
