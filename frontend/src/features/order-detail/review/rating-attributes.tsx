import Box from '@mui/material/Box';
import type { RatingAttribute } from '#schema/technicians/technician.ts';
import type { RatingCategory } from '#schema/technicians/technician-values.ts';
import { ChipSelect } from '../../../components/forms/chip-select.tsx';

export interface RatingAttributesProps {
  readonly attributes: readonly RatingAttribute[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** What the rating is given for, by category. */
export function RatingAttributes({ attributes, chosen, onChange }: RatingAttributesProps) {
  const categories = [...new Set(attributes.map(({ category }) => category))];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {categories.map((category) => {
        const own = attributes.filter((each) => each.category === category);
        const isOwn = (id: string) => own.some((each) => each.id === id);
        return (
          <ChipSelect
            key={category}
            label={categoryNames[category]}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen.filter(isOwn)}
            onChange={(now) => onChange([...chosen.filter((id) => !isOwn(id)), ...now])}
          />
        );
      })}
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
