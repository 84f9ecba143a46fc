import Box from '@mui/material/Box';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { BrandMark } from '../shell/brand-mark.tsx';
import { tintOf } from './tints.ts';

export interface AvatarProps {
  readonly name: string;
  readonly picture?: string | null;
  /** For messages from Ironcall itself. */
  readonly isBot?: boolean;
  /** Pixels. */
  readonly size?: number;
}

/** A person's picture or initials, or an icon before there is a name. Screen readers skip it, since the name is shown beside it. */
export function Avatar({ name, picture = null, isBot = false, size = 32 }: AvatarProps) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = (words[0]?.charAt(0) ?? '') + (words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '');
  const tint = isBot ? 'slate' : tintOf(name);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        ...circle,
        width: size,
        height: size,
        typography: size < 40 ? 'label' : size < 64 ? 'subtitle2' : 'h2',
        color: `tint.${tint}.text`,
        bgcolor: `tint.${tint}.tint`,
      }}
    >
      {isBot ? (
        <BrandMark size={size * 0.56} />
      ) : picture === null || picture === broken ? (
        letters.toUpperCase() || <UserRound size={size * 0.5} />
      ) : (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          onError={() => setBroken(picture)}
          sx={image}
        />
      )}
    </Box>
  );
}

const circle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
} as const;

const image = { width: '100%', height: '100%', objectFit: 'cover' } as const;
