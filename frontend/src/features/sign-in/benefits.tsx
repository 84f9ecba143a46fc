import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarClock, type LucideIcon, MessagesSquare, Wrench } from 'lucide-react';
import { Brand } from '../../components/brand.tsx';

/** What a sign-up brings (document 1 section 1), where there is room for it. */
export function Benefits() {
  return (
    <Box component="aside" aria-label="What Ironcall does" sx={panel}>
      <Brand size={28} />
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'center', flex: 1 }}>
        <Typography component="p" variant="h1" sx={{ maxWidth: '18ch' }}>
          On-site repair of heavy equipment
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          <Benefit icon={Wrench} title="250+ technicians">
            A wide technician network for all brands.
          </Benefit>
          <Benefit icon={CalendarClock} title="You choose who comes">
            Compare technicians by availability, rates and reviews.
          </Benefit>
          <Benefit icon={MessagesSquare} title="You know where the job stands">
            Chat with technicians in real time for job updates.
          </Benefit>
        </Box>
      </Box>
    </Box>
  );
}

interface BenefitProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: string;
}

function Benefit({ icon: Icon, title, children }: BenefitProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2 }}>
      <Box component="span" sx={{ display: 'inline-flex', color: 'ink.muted', pt: '2px' }}>
        <Icon size={22} />
      </Box>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ color: 'ink.muted' }}>{children}</Typography>
      </div>
    </Box>
  );
}

const panel = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  p: 5,
  color: 'ink.text',
  bgcolor: 'ink.ground',
} as const;
