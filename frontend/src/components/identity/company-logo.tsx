import Box from '@mui/material/Box';
import { useState } from 'react';
import { tintOf } from './tints.ts';

export interface CompanyLogoProps {
  readonly name: string;
  readonly logo?: string | null;
  /** Pixels. */
  readonly size?: number;
}

/** A company's logo, or its first letter on a square. Screen readers skip it, since the name is shown beside it. */
export function CompanyLogo({ name, logo = null, size = 40 }: CompanyLogoProps) {
  const tint = tintOf(name);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ ...square, width: size, height: size, color: `tint.${tint}.text`, bgcolor: `tint.${tint}.tint` }}
    >
      {logo === null || logo === broken ? (
        name.trim().charAt(0).toUpperCase()
      ) : (
        <Box
          component="img"
          src={logo}
          alt=""
          loading="lazy"
          onError={() => setBroken(logo)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

const square = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 1,
  fontWeight: 700,
} as const;
