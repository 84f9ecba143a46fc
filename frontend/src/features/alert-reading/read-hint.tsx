import Box from '@mui/material/Box';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { type ReadPlace, surenessOf, surenessWords } from './read-places.ts';

/** Under a field: where its value is in the message, how sure it is, and who read it. */
export function ReadHint({ place }: { readonly place: ReadPlace | undefined }) {
  if (place === undefined) return <>Not found in the message</>;
  const sureness = surenessOf(place.confidence);
  const { icon: Icon, colour } = looks[sureness];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: colour }}>
      <Icon size={16} />
      <span>
        {surenessWords(place)}
        {place.number > 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · mark '}
            <span className="numbers">{place.number}</span>
          </Box>
        )}
      </span>
    </Box>
  );
}

const looks = {
  sure: { icon: CircleCheck, colour: 'text.secondary' },
  likely: { icon: CircleDashed, colour: 'text.secondary' },
  check: { icon: TriangleAlert, colour: 'status.warning.text' },
} as const;
