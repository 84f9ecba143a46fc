import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { AttachmentTiles } from '../../components/chat/attachment-tiles.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { toast } from '../../lib/toasts.ts';
import { type AttachResult, attachPhotos } from './attach-photos.ts';
import type { Photos } from './use-photos.ts';

export interface AttachPageProps {
  readonly orderId: string;
  readonly photos: Photos;
  /** All photos are attached, or the person moved on. */
  readonly onDone: () => void;
}

/** The order is placed and its photos are uploading. Whatever happens to them, the order is kept. */
export function AttachPage({ orderId, photos, onDone }: AttachPageProps) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  usePageTitle(`Order #${orderId}`);

  const attach = async () => {
    setFailure(undefined);
    setProgress(0);
    const result: AttachResult = await attachPhotos(orderId, photos.items, setProgress);
    setProgress(undefined);
    if (result.left.length === 0) onDone();
    else {
      photos.keepOnly(result.left);
      setFailure(result.message);
      toast.error('Failed to attach files to order', { body: result.message });
    }
  };
  const isBegun = useRef(false);
  const begin = useRef(attach);
  useEffect(() => {
    begin.current = attach;
  });
  const isReady = photos.items.length > 0;
  const isGone = !isReady && photos.lost.length > 0;
  useEffect(() => {
    if (!isReady || isBegun.current) return;
    isBegun.current = true;
    void begin.current();
  }, [isReady]);

  return (
    <Box sx={page}>
      <Typography component="h1" variant="h1">
        {failure === undefined && !isGone ? 'Attaching your photos' : 'Photos are not attached yet'}
      </Typography>
      <Typography>
        Order #{orderId} is created. {failure === undefined && !isGone && 'The photos follow in a moment.'}
      </Typography>
      <AttachmentTiles attachments={photos.items} />
      {isGone && (
        <Alert severity="warning" variant="outlined" component="output">
          This browser could not keep {photos.lost.join(', ')}. Attach them in the order’s chat.
        </Alert>
      )}
      {isGone ? null : failure === undefined ? (
        <LinearProgress
          variant="determinate"
          value={Math.round((progress ?? 0) * 100)}
          aria-label="Uploading"
          sx={{ borderRadius: 1 }}
        />
      ) : (
        <Alert severity="error" variant="outlined" component="output">
          Failed to attach files to order. {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onDone}>
          {failure === undefined ? 'Go to the order' : 'Go on without them'}
        </Button>
        {failure !== undefined && (
          <BusyButton variant="contained" busy={progress !== undefined} onClick={() => void attach()}>
            Retry
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  width: '100%',
  maxWidth: 640,
  mx: 'auto',
  alignContent: 'start',
} as const;
