import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { FileText, Film, ImageOff, Play, RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#schema/files.ts';
import { fileName, fileTitle } from '../../lib/upload.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { type FileUrlCall, useFileUrl } from './use-file-url.ts';

export interface StoredFilesProps {
  readonly orderId: string;
  readonly files: readonly StoredFile[];
  readonly fileUrl: FileUrlCall;
  /** Aligned right, like the reader's own messages. */
  readonly atEnd?: boolean;
}

/**
 * An order's files: thumbnails that open large, videos with controls, documents by name. Each has its space reserved
 * and loads when it scrolls near the viewport.
 */
export function StoredFiles({ orderId, files, fileUrl, atEnd = false }: StoredFilesProps) {
  const [shown, setShown] = useState<number>();
  const photos = files.filter(({ type }) => type === 'image');
  if (files.length === 0) return null;
  return (
    <Box sx={{ ...stack, justifyItems: atEnd ? 'end' : 'start' }}>
      {photos.length > 0 && (
        <Box sx={photos.length === 1 ? single : grid}>
          {photos.map(({ uri }, index) => (
            <Photo key={uri} {...{ orderId, uri, fileUrl }} onOpen={() => setShown(index)} />
          ))}
        </Box>
      )}
      {files
        .filter(({ type }) => type === 'video')
        .map(({ uri }) => (
          <Video key={uri} {...{ orderId, uri, fileUrl }} />
        ))}
      {files
        .filter(({ type }) => type === 'pdf')
        .map(({ uri }) => (
          <Document key={uri} {...{ orderId, uri, fileUrl }} />
        ))}
      {photos.length > 0 && (
        <PhotoDialog
          orderId={orderId}
          fileUrl={fileUrl}
          uris={photos.map(({ uri }) => uri)}
          shown={shown}
          onShow={setShown}
        />
      )}
    </Box>
  );
}

interface FileProps {
  readonly orderId: string;
  readonly uri: string;
  readonly fileUrl: FileUrlCall;
}

function Photo({ orderId, uri, fileUrl, onOpen }: FileProps & { readonly onOpen: () => void }) {
  const [place, near] = useNear<HTMLButtonElement>();
  const { url, failed, renew } = useFileUrl(orderId, uri, fileUrl, near);
  const [broken, setBroken] = useState<string>();
  const isBroken = failed || (url !== undefined && broken === url);
  const title = fileTitle({ uri, type: 'image' });
  return (
    <ButtonBase
      ref={place}
      focusRipple={false}
      aria-label={isBroken ? `Load ${title} again` : `Open ${title}`}
      onClick={isBroken ? renew : onOpen}
      sx={photo}
    >
      {isBroken ? (
        <Box component="span" sx={missing}>
          <ImageOff size={24} />
          Try again
        </Box>
      ) : url === undefined ? (
        <Skeleton variant="rectangular" sx={fill} />
      ) : (
        <Box
          component="img"
          src={url}
          alt=""
          onError={() => setBroken(url)}
          sx={{ ...fill, objectFit: 'cover' }}
        />
      )}
    </ButtonBase>
  );
}

function Video({ orderId, uri, fileUrl }: FileProps) {
  const [place, near] = useNear<HTMLDivElement>();
  const { url, failed, renew } = useFileUrl(orderId, uri, fileUrl, near);
  const [broken, setBroken] = useState<string>();
  const title = fileTitle({ uri, type: 'video' });
  const isBroken = failed || (url !== undefined && broken === url);
  return (
    <Box ref={place} sx={video}>
      {isBroken ? (
        <ButtonBase aria-label={`Load ${title} again`} onClick={renew} sx={{ ...fill, ...missing }}>
          <Film size={24} />
          Try again
        </ButtonBase>
      ) : url === undefined ? (
        <Box sx={{ ...fill, ...missing }}>
          <Play size={24} />
        </Box>
      ) : (
        // Recordings from the jobsite have no captions.
        <Box
          component="video"
          controls
          playsInline
          preload="metadata"
          src={url}
          aria-label={title}
          onError={() => setBroken(url)}
          sx={{ ...fill, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

function Document({ orderId, uri, fileUrl }: FileProps) {
  const [place, near] = useNear<HTMLAnchorElement>();
  const { url, failed, renew } = useFileUrl(orderId, uri, fileUrl, near);
  return (
    <Box
      component="a"
      ref={place}
      href={url}
      target="_blank"
      rel="noreferrer"
      role={url === undefined ? 'link' : undefined}
      aria-disabled={url === undefined || undefined}
      onClick={failed ? renew : undefined}
      sx={row}
    >
      {failed ? <RotateCw size={20} /> : <FileText size={20} />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {fileName(uri)}
        <VisuallyHidden>
          {failed ? ' (could not be loaded, try again)' : ' (opens in a new tab)'}
        </VisuallyHidden>
      </Box>
    </Box>
  );
}

const stack = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' } as const;

const single = { width: 'min(240px, 100%)' } as const;

const grid = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: '1fr 1fr',
  width: 'min(288px, 100%)',
} as const;

const frame = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'status.pending.tint',
} as const;

const photo = {
  ...frame,
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const video = { ...frame, width: 'min(320px, 100%)', aspectRatio: '16 / 9' } as const;

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

const missing = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 0.5,
  height: '100%',
  typography: 'body2',
  color: 'text.secondary',
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 1.25,
  py: 1,
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  maxWidth: '100%',
  textDecoration: 'none',
  '& svg': { flex: 'none' },
  '@media (hover: hover)': { '&[href]:hover': { textDecoration: 'underline' } },
} as const;

/** Turns true, for good, when the element comes near the viewport. */
function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
}
