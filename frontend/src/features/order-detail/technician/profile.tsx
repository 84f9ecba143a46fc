import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import type { OverallRating, TechnicianPage } from '#schema/technicians/technician-pages.ts';
import type { SkillId } from '#schema/technicians/technician-values.ts';
import { CollapsedText } from '../../../components/facts/collapsed.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Pill } from '../../../components/facts/pill.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { fittingSkills } from '../offers/compare.ts';
import { technicianName } from '../offers/offer-words.ts';
import { type TechnicianAddress, technicianAddress, useOverallRating } from './api.ts';
import { RecommendRate } from './recommend-rate.tsx';
import { RecentReviews } from './review-list.tsx';
import {
  figuresOf,
  licencesInWords,
  skillsInWords,
  softwareInWords,
  yearsWords,
} from './technician-words.ts';
import { TruckList } from './truck-list.tsx';

export interface ProfileProps {
  readonly page: TechnicianPage;
  readonly address: TechnicianAddress;
  /** Undefined while loading: no skills are marked as fitting. */
  readonly order: OrderView | undefined;
}

/** Everything to know about a technician before booking. */
export function Profile({ page, address, order }: ProfileProps) {
  const licences = licencesInWords(page);
  const rating = useOverallRating(address);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head page={page} address={address} />
      {rating.data && <Figures rating={rating.data} />}
      {page.metrics.ratingAttributeCounts.length > 0 && (
        <PanelSection title="What customers say">
          <Pills>
            {page.metrics.ratingAttributeCounts.map(({ id, name, count }) => (
              <li key={id}>
                <Pill colour="tint.slate">
                  {name} <span className="numbers">{count}</span>
                </Pill>
              </li>
            ))}
          </Pills>
        </PanelSection>
      )}
      <RecentReviews address={address} />
      {page.skills.length > 0 && (
        <PanelSection title="Skills">
          <SkillList skills={page.skills} fitting={order ? fittingSkills(order, page.skills) : []} />
        </PanelSection>
      )}
      {page.specialties.length > 0 && (
        <PanelSection title="Specialties">{page.specialties.join(', ')}</PanelSection>
      )}
      {page.brands.length > 0 && (
        <PanelSection title="Brands">
          <CollapsedText text={page.brands.join(', ')} />
        </PanelSection>
      )}
      {page.bio && (
        <PanelSection title="About">
          <CollapsedText text={page.bio} />
        </PanelSection>
      )}
      {page.experience && (
        <PanelSection title="Experience">
          <CollapsedText text={page.experience} />
        </PanelSection>
      )}
      {page.workHistory.length > 0 && (
        <PanelSection title="Work history">
          <Box component="ul" sx={rows}>
            {page.workHistory.map((job) => (
              <li key={job.id}>
                <Box sx={{ fontWeight: 600 }}>{job.title}</Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {job.companyName} · <span className="numbers">{yearsWords(job)}</span>
                </Box>
              </li>
            ))}
          </Box>
        </PanelSection>
      )}
      {licences.length > 0 && (
        <PanelSection title="Licenses and certifications">
          <Pills>
            {licences.map((each) => (
              <li key={each}>
                <Pill colour="tint.slate">{each}</Pill>
              </li>
            ))}
          </Pills>
        </PanelSection>
      )}
      {softwareInWords(page.software).map(({ category, names }) => (
        <PanelSection key={category} title={category}>
          {names.join(', ')}
        </PanelSection>
      ))}
      {page.trucks.length > 0 && (
        <PanelSection title={`Trucks (${page.trucks.length})`}>
          <TruckList trucks={page.trucks} />
        </PanelSection>
      )}
    </Box>
  );
}

function Head({ page, address }: Pick<ProfileProps, 'page' | 'address'>) {
  const open = useOpenDialog();
  const name = technicianName(page);
  const { account, company, homebase } = page;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Avatar name={name} picture={account.picture} size={72} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <div>
          <Typography component="h3" variant="h2">
            {name}
          </Typography>
          <Typography color="textSecondary">{account.title ?? account.role}</Typography>
          <Typography color="textSecondary">
            {name !== company.name && `${company.name}, `}
            {[homebase.city, homebase.state].filter(Boolean).join(', ')}
          </Typography>
        </div>
        <RecommendRate metrics={page.metrics} />
        {page.metrics.repeatCustomerCount > 0 && (
          <Typography variant="body2" color="textSecondary">
            {page.metrics.repeatCustomerCount === 1
              ? '1 customer came back'
              : `${page.metrics.repeatCustomerCount} customers came back`}
          </Typography>
        )}
        <Button
          variant="outlined"
          onClick={() => open('company', technicianAddress(address))}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          View Company
        </Button>
      </Box>
    </Box>
  );
}

/** Statistics on past jobs. */
function Figures({ rating }: { readonly rating: OverallRating }) {
  return (
    <Box component="dl" sx={figures}>
      {figuresOf(rating).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </Box>
  );
}

function Pills({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" sx={{ ...rows, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {children}
    </Box>
  );
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 } as const;

const figures = {
  m: 0,
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'divider',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    p: 1.5,
    bgcolor: 'background.paper',
  },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'h2' },
} as const;

interface SkillListProps {
  readonly skills: TechnicianPage['skills'];
  /** Skills this job calls for; they are marked. */
  readonly fitting: readonly SkillId[];
}

/** Skills with their level and parts, the strongest first. */
function SkillList({ skills, fitting }: SkillListProps) {
  return (
    <Box component="ul" sx={skillRows}>
      {skillsInWords(skills).map(({ id, name, level, parts }) => (
        <li key={id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            <Pill colour="tint.slate">{level}</Pill>
            {fitting.includes(id) && (
              <Badge tone="done" icon={Check}>
                Fits this job
              </Badge>
            )}
          </Box>
          {parts.length > 0 && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{parts.join(', ')}</Box>
          )}
        </li>
      ))}
    </Box>
  );
}

const skillRows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
