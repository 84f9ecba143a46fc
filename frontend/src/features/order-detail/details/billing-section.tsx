import Typography from '@mui/material/Typography';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { EditButton, PanelSection } from '../../../components/facts/panel-section.tsx';
import { addressLines } from '../../../lib/jobsite-words.ts';
import { useProfile } from '../../../lib/profile.ts';

export interface BillingSectionProps {
  /** Only where the invoice goes, in one line. */
  readonly brief?: boolean;
}

/** Where invoices go. Only people who manage users get to see it (document 1 section 6). */
export function BillingSection({ brief = false }: BillingSectionProps) {
  const billing = useProfile().data?.account.company.billing;
  if (!billing) return null;
  const { emails, addresses } = billing;
  // Anyone who can read them can change them too (document 2 section 6).
  const edit = <EditButton what="billing info" dialog="billing-info" value="company" />;
  if (emails.length === 0 && addresses.length === 0) {
    return (
      <PanelSection title="Billing Info" aside={edit}>
        <Typography color="textSecondary">No billing info provided</Typography>
      </PanelSection>
    );
  }
  const places = addresses.map((address) => addressLines(address).join(', '));
  return (
    <PanelSection title="Billing Info" aside={edit}>
      {brief ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[emails[0] ?? places[0], more(emails, places)].filter(Boolean).join(' ')}
        </Typography>
      ) : (
        <FactList>
          {emails.length > 0 && (
            <Fact name={emails.length === 1 ? 'Invoices go to' : 'Invoices go to each of'}>
              {emails.map((email) => (
                <div key={email}>{email}</div>
              ))}
            </Fact>
          )}
          {places.length > 0 && (
            <Fact name={places.length === 1 ? 'Billing address' : 'Billing addresses'}>
              {places.map((place) => (
                <div key={place}>{place}</div>
              ))}
            </Fact>
          )}
        </FactList>
      )}
    </PanelSection>
  );
}

/** `+ 2 more`, beside the first one. */
function more(emails: readonly string[], places: readonly string[]): string | undefined {
  const others = emails.length + places.length - 1;
  return others > 0 ? `+ ${others} more` : undefined;
}
