import Box from '@mui/material/Box';
import { productName } from '../../lib/page-title.ts';
import { BrandMark } from './brand-mark.tsx';

/** The mark, a hexagon nut, and the name. */
export function Brand({ size = 24 }: { readonly size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontSize: size * 0.8,
        fontWeight: 750,
        letterSpacing: '-0.02em',
      }}
    >
      <BrandMark size={size} />
      {productName}
    </Box>
  );
}
