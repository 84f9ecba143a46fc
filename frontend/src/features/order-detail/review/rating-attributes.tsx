import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { RatingCategory } from '#schema/technician-values.ts';
import type { RatingAttribute } from '#schema/technicians.ts';

export interface RatingAttributesProps {
  readonly attributes: readonly RatingAttribute[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** What the rating is given for, by category: check boxes that look like what they are chosen from. */
export function RatingAttributes({ attributes, chosen, onToggle }: RatingAttributesProps) {
  const categories = [...new Set(attributes.map(({ category }) => category))];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {categories.map((category) => (
        <Box component="fieldset" key={category} sx={group}>
          <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.75 }}>
            {categoryNames[category]}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {attributes
              .filter((each) => each.category === category)
              .map(({ id, name }) => (
                <Box component="label" key={id} sx={choice} data-chosen={chosen.has(id)}>
                  <input type="checkbox" checked={chosen.has(id)} onChange={() => onToggle(id)} />
                  {chosen.has(id) && <Check size={18} />}
                  {name}
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const categoryNames: Readonly<Record<RatingCategory, string>> = {
  commitment: 'Commitment',
  communication: 'Communication',
  expertise: 'Expertise',
  preparation: 'Preparation',
  professionalism: 'Professionalism',
  punctuality: 'Punctuality',
  quality: 'Quality',
  safety: 'Safety',
};

const group = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

const choice = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  boxSizing: 'border-box',
  px: 1.5,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  cursor: 'pointer',
  '&[data-chosen="true"]': {
    fontWeight: 600,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { appearance: 'none', position: 'absolute', inset: 0, m: 0, cursor: 'pointer', outline: 'none' },
} as const;
