import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TechnicianPage } from '#schema/technicians/technician-pages.ts';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { Money } from '../../../components/facts/figures.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { CompanyLogo } from '../../../components/identity/company-logo.tsx';
import { Person } from '../../../components/identity/person.tsx';
import type { OrderDialogProps } from '../dialogs/decision.ts';
import { readTechnicianAddress, useTechnician } from './api.ts';
import { TechnicianFrame } from './technician-frame.tsx';
import { TruckList } from './truck-list.tsx';

/** View Company: who the technician works for, and what the company charges (`?company=10001.tec_1`). */
export function CompanyDialog({ value, ...props }: OrderDialogProps) {
  const technician = useTechnician(readTechnicianAddress(value));
  return (
    <Dialog {...props} closeOnBackdrop title="Company">
      <TechnicianFrame query={technician}>{(page) => <Company page={page} />}</TechnicianFrame>
    </Dialog>
  );
}

function Company({ page }: { readonly page: TechnicianPage }) {
  const { company, companyTechnicians } = page;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CompanyLogo name={company.name} logo={company.logo} size={64} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h2">
            {company.name}
          </Typography>
          <Typography color="textSecondary">
            On Ironcall since {new Date(company.createdAt).getUTCFullYear()}
          </Typography>
        </Box>
      </Box>
      {company.rates && <Rates rates={company.rates} />}
      {company.trucks.length > 0 && (
        <PanelSection title={`Trucks (${company.trucks.length})`}>
          <TruckList trucks={company.trucks} />
        </PanelSection>
      )}
      {company.hideTechnicianNames ? (
        <PanelSection title={`Technicians (${company.technicianCount})`}>
          <Typography color="textSecondary">
            This company does not show its technicians' names before a visit.
          </Typography>
        </PanelSection>
      ) : (
        companyTechnicians.length > 0 && (
          <PanelSection title={`Other technicians (${companyTechnicians.length})`}>
            <Box component="ul" sx={people}>
              {companyTechnicians.map(({ id, fullName, picture, title }) => (
                <li key={id}>
                  <Person name={fullName} picture={picture} note={title} />
                </li>
              ))}
            </Box>
          </PanelSection>
        )
      )}
    </Box>
  );
}

function Rates({ rates }: { readonly rates: NonNullable<TechnicianPage['company']['rates']> }) {
  return (
    <PanelSection title="Rates">
      <Box sx={columns}>
        <FactList>
          <Fact name="Labor">
            starting at <Money cents={rates.hourlyRatePrice} />
            /h
          </Fact>
          <Fact name="Travel">
            <Money cents={rates.hourlyTravelPrice} />
            /h
          </Fact>
          <Fact name="Mileage">
            <Money cents={rates.mileagePrice} />
            /mi
          </Fact>
        </FactList>
        <FactList>
          <Fact name="Call out fee">
            <Money cents={rates.callOutFeePrice} />
          </Fact>
          <Fact name="Misc fee">
            <Money cents={rates.miscFeePrice} />
          </Fact>
          <Fact name="Overtime">{rates.chargesOvertime ? 'Charged' : 'Not charged'}</Fact>
        </FactList>
      </Box>
    </PanelSection>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

const people = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
