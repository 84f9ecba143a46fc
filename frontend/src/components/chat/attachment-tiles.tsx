import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FileText, Film, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Attachment } from '../../lib/upload.ts';

export interface AttachmentTilesProps {
  readonly attachments: readonly Attachment[];
  /** Undefined while files can't be removed. */
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Aligned right, like the reader's own messages. */
  readonly atEnd?: boolean;
}

/** Files chosen but not sent yet. */
export function AttachmentTiles({ attachments, onRemove, atEnd = false }: AttachmentTilesProps) {
  if (attachments.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Attached files"
      sx={{ ...tiles, justifyContent: atEnd ? 'flex-end' : 'flex-start' }}
    >
      {attachments.map((each) => (
        <Box component="li" key={each.id} sx={tile}>
          {each.kind === 'image' ? (
            <Preview attachment={each} />
          ) : (
            <Box sx={named}>
              {each.kind === 'pdf' ? <FileText size={20} /> : <Film size={20} />}
              <Box component="span" sx={nameLine} title={each.file.name}>
                {each.file.name}
              </Box>
            </Box>
          )}
          {onRemove && (
            <IconButton
              aria-label={`Remove ${each.file.name}`}
              onClick={() => onRemove(each.id)}
              sx={removeButton}
            >
              <Box component="span" sx={removeMark}>
                <X size={16} />
              </Box>
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** An object URL for the picture, for as long as it is shown. */
function Preview({ attachment: { file } }: { readonly attachment: Attachment }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Box component="img" ref={image} alt={file.name} sx={picture} />;
}

const tiles = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 } as const;

const tile = {
  position: 'relative',
  height: 72,
  minWidth: 72,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const picture = { display: 'block', width: 96, height: '100%', objectFit: 'cover' } as const;

const named = {
  display: 'grid',
  alignContent: 'center',
  gap: 0.5,
  width: 144,
  height: '100%',
  boxSizing: 'border-box',
  px: 1.25,
  color: 'text.secondary',
} as const;

const nameLine = {
  typography: 'body2',
  color: 'text.primary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const removeButton = { position: 'absolute', top: 0, right: 0, p: 0 } as const;

/** Small to look at, with a 44 px touch target. */
const removeMark = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  m: '4px 4px 0 auto',
  width: 24,
  height: 24,
  borderRadius: '50%',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
