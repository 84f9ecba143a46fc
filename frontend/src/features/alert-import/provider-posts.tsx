import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AlertSetUp } from '#schema/alerts/alerts.ts';
import { Disclosure } from '../../components/flow/disclosure.tsx';
import { CopyField } from './copy-field.tsx';
import { ProviderKey } from './provider-key.tsx';

export interface ProviderPostsProps {
  readonly setUp: AlertSetUp;
  /** Whether it starts open. */
  readonly expanded: boolean;
}

/** For systems that post alerts to a web address (a webhook), and for developers. */
export function ProviderPosts({ setUp, expanded }: ProviderPostsProps) {
  const address = `${location.origin}${setUp.providerPath}`;
  return (
    <Disclosure title="Systems that post alerts (webhooks)" open={expanded}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
        <Typography>
          If the system can post each alert to a web address, give it this address and a key. It’s faster than
          email.
        </Typography>
        <Box component="section" sx={block}>
          <Typography component="h3" variant="h3">
            Address
          </Typography>
          <CopyField what="address for posts" text={address} />
        </Box>
        <ProviderKey current={setUp.providerKey} />
        <Box component="section" sx={block}>
          <Typography component="h3" variant="h3">
            Example
          </Typography>
          <Typography color="textSecondary">
            The alert as is, as JSON or plain text; the key goes in the Authorization header.
          </Typography>
          <CopyField what="example request" text={exampleRequest(address)} isBlock />
        </Box>
      </Box>
    </Disclosure>
  );
}

function exampleRequest(address: string): string {
  return [
    `curl -X POST '${address}' \\`,
    "  -H 'Authorization: Bearer YOUR-KEY' \\",
    "  -H 'Content-Type: application/json' \\",
    "  -d '{",
    '    "brand": "Komatsu",',
    '    "model": "PC210LC-11",',
    '    "serialNumber": "C51234",',
    '    "faultCode": "SPN 3226 FMI 18",',
    '    "severity": "High",',
    '    "location": "38.95170, -92.33410",',
    '    "detectedAt": "2026-11-20T12:22:00Z"',
    "  }'",
  ].join('\n');
}

const block = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
