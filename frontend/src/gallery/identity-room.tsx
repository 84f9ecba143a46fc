import Box from '@mui/material/Box';
import { Avatar } from '../components/identity/avatar.tsx';
import { CompanyLogo } from '../components/identity/company-logo.tsx';
import { MachineThumb, MachineTitle } from '../components/identity/machine.tsx';
import { silhouettes } from '../components/identity/machine-silhouettes.ts';
import { Person, PersonStack } from '../components/identity/person.tsx';
import { Exhibit } from './exhibit.tsx';
import { people } from './samples.ts';

export function IdentityRoom() {
  const named = people.map(({ id, fullName, picture }) => ({ id, name: fullName, picture }));
  return (
    <>
      <Exhibit name="MachineTitle">
        <MachineTitle
          machine={{ brand: 'Komatsu', model: 'PC210LC-11', product: 'Excavator' }}
          note="Unit EX-12 · S/N C51234"
        />
        <MachineTitle machine={{ brand: 'Genie', model: 'Z-45 XC', product: 'Boom Lift' }} to="#" />
      </Exhibit>
      <Exhibit name="Person">
        <Person name="Dana Whitaker" note="Fleet manager" />
        <Person name="Technician" />
        <PersonStack people={[...named, { id: 'x', name: 'Kim Lee' }, { id: 'y', name: 'Al Reyes' }]} />
      </Exhibit>
      <Exhibit name="CompanyLogo">
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          {['Ridgeline Contractors', 'Quarry Lane', 'Northgate Paving'].map((name) => (
            <CompanyLogo key={name} name={name} />
          ))}
          <Avatar name="Ironcall" isBot />
        </Box>
      </Exhibit>
      <Exhibit name="MachineThumb" wide>
        <Box component="ul" sx={thumbs}>
          {Object.keys(silhouettes).map((product, at) => (
            <Box component="li" key={product}>
              <MachineThumb product={product} brand={makers[at % makers.length] ?? ''} size={88} />
              <MachineThumb product={product} brand={makers[at % makers.length] ?? ''} size={40} />
              <Box component="span" sx={{ typography: 'body2', gridColumn: '1 / -1' }}>
                {product}
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'end' }}>
          <MachineThumb product={null} brand="" size={88} />
          <MachineThumb product={null} brand="" size={40} />
          of a type that is not known
        </Box>
      </Exhibit>
    </>
  );
}

const makers = ['Caterpillar', 'Kobelco', 'Genie', 'John Deere', 'Takeuchi', 'Bobcat'];

const thumbs = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: 2,
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, alignItems: 'end' },
} as const;
