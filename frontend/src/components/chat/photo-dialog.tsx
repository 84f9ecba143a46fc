import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fileTitle } from '../../lib/upload.ts';
import { Dialog } from '../flow/dialog.tsx';
import { type FileUrlCall, useFileUrl } from './use-file-url.ts';

export interface PhotoDialogProps {
  readonly orderId: string;
  readonly fileUrl: FileUrlCall;
  readonly uris: readonly string[];
  /** Index of the picture shown; undefined while closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
}

/** The pictures of one message, shown large, one at a time. */
export function PhotoDialog({ orderId, fileUrl, uris, shown, onShow }: PhotoDialogProps) {
  // Keeps the last picture on screen through the closing animation.
  const [last, setLast] = useState(0);
  if (shown !== undefined && shown !== last) setLast(shown);
  const step = (by: number) => onShow((last + by + uris.length) % uris.length);
  useArrowKeys(shown !== undefined && uris.length > 1, step);
  const uri = uris[last];
  if (uri === undefined) return null;
  const title = fileTitle({ uri, type: 'image' });
  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => onShow(undefined)}
      closeOnBackdrop
      size="lg"
      title={title === 'photo' ? 'Photo' : title}
      subtitle={uris.length > 1 ? `${last + 1} of ${uris.length}` : undefined}
      actions={
        uris.length > 1 ? (
          <>
            <Button variant="outlined" onClick={() => step(-1)} sx={{ gap: 0.5 }}>
              <ChevronLeft size={20} />
              Previous
            </Button>
            <Button variant="outlined" onClick={() => step(1)} sx={{ gap: 0.5 }}>
              Next
              <ChevronRight size={20} />
            </Button>
          </>
        ) : undefined
      }
    >
      <Box sx={place}>
        <Large key={uri} {...{ orderId, uri, fileUrl, title }} />
      </Box>
    </Dialog>
  );
}

/** Left and right arrow keys, wherever focus is in the dialog. */
function useArrowKeys(active: boolean, step: (by: number) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!active) return;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') latest.current(-1);
      if (key === 'ArrowRight') latest.current(1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [active]);
}

interface LargeProps {
  readonly orderId: string;
  readonly uri: string;
  readonly fileUrl: FileUrlCall;
  readonly title: string;
}

function Large({ orderId, uri, fileUrl, title }: LargeProps) {
  const { url, failed, renew } = useFileUrl(orderId, uri, fileUrl);
  const [broken, setBroken] = useState<string>();
  if (failed || (url !== undefined && broken === url)) {
    return (
      <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1, height: '100%' }}>
        The photo could not be loaded.
        <Button variant="outlined" onClick={renew}>
          Try again
        </Button>
      </Box>
    );
  }
  return url === undefined ? (
    <Skeleton variant="rounded" width="100%" height="100%" />
  ) : (
    <Box component="img" src={url} alt={title} onError={() => setBroken(url)} sx={picture} />
  );
}

/** As large as the window allows, whatever the picture, so that nothing moves when it loads. */
const place = { height: 'max(240px, min(100dvh - 260px, 760px))' } as const;

const picture = { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } as const;
