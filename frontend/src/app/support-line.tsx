import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPhoneNumber } from '#schema/phone.ts';
import { siteConfig } from '../lib/config.ts';

/** The support's phone and email, of the environment's configuration. */
export function SupportLine() {
  const { supportPhone, supportEmail } = siteConfig();
  return (
    <Typography>
      Need help? Call <Address href={`tel:${supportPhone}`}>{formatPhoneNumber(supportPhone)}</Address> or
      write to <Address href={`mailto:${supportEmail}`}>{supportEmail}</Address>.
    </Typography>
  );
}

function Address({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Box component="a" href={href} sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
