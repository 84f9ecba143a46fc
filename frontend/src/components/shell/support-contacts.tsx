import Link from '@mui/material/Link';
import { formatPhoneNumber } from '#schema/phone.ts';
import { siteConfig } from '../../lib/config.ts';

/** `(800) 555-0123 or support@…`, both to be pressed, inside a sentence. */
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
