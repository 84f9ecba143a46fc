import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatPhoneNumber } from '#schema/phone.ts';
import { siteConfig } from '../../lib/config.ts';

/** `(800) 555-0123 or support@…` as links, for use in a sentence. */
export function SupportContacts() {
  const { supportPhone, supportEmail } = siteConfig();
  return (
    <>
      <Link href={`tel:${supportPhone}`} sx={{ whiteSpace: 'nowrap' }}>
        {formatPhoneNumber(supportPhone)}
      </Link>{' '}
      or <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
    </>
  );
}

/** A sentence with support's phone and email. */
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
