import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../flow/dialog.tsx';
import { BusyButton } from './busy-button.tsx';
import { type Crop, croppedPart, moved, type Picture, startingCrop, zoomed, zoomRange } from './crop.ts';
import { FieldMessage } from './field.tsx';

export interface ImageCropProps {
  /** The chosen picture. */
  readonly file: File;
  /** Round for people, square for company logos. */
  readonly shape: 'round' | 'square';
  readonly title?: string;
  readonly busy?: boolean;
  /** Called with a square picture, at most 512 pixels a side. */
  readonly onCropped: (file: File) => void;
  readonly onCancel: () => void;
}

/** Crops a picture to a square, by pointer, arrow keys or slider. */
export function ImageCrop({
  file,
  shape,
  title = 'Crop picture',
  busy = false,
  onCropped,
  onCancel,
}: ImageCropProps) {
  const { picture, isBroken, onBroken } = usePicture(file);
  const [crop, setCrop] = useState<Crop>(startingCrop);
  const dragged = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const zoomId = useId();

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (dragged.current === undefined || picture === undefined) return;
    const { clientX: x, clientY: y } = event;
    const side = event.currentTarget.clientWidth;
    const by = { x: (x - dragged.current.x) / side, y: (y - dragged.current.y) / side };
    dragged.current = { x, y };
    setCrop((before) => moved(before, by, picture));
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined || picture === undefined) return;
    event.preventDefault();
    setCrop((before) => moved(before, by, picture));
  };
  const shown = picture && croppedPart(crop, picture);

  return (
    <Dialog
      open
      onClose={onCancel}
      keepOpen={busy}
      title={title}
      size="xs"
      actions={
        <>
          <Button variant="outlined" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            busy={busy}
            disabled={picture === undefined}
            onClick={() => {
              if (picture) void cut(picture, crop, file).then(onCropped, onBroken);
            }}
          >
            Use Picture
          </BusyButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box
          role="application"
          tabIndex={0}
          aria-label="Part that is kept. Arrow keys move the picture."
          onKeyDown={press}
          onPointerDown={(event: PointerEvent<HTMLElement>) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => (dragged.current = undefined)}
          onPointerCancel={() => (dragged.current = undefined)}
          sx={frame}
        >
          {picture && shown && (
            <Box
              component="img"
              src={picture.image.src}
              alt=""
              draggable={false}
              sx={{ position: 'absolute', maxWidth: 'none', userSelect: 'none' }}
              style={{
                width: `${(picture.width / shown.side) * 100}%`,
                left: `${(-shown.x / shown.side) * 100}%`,
                top: `${(-shown.y / shown.side) * 100}%`,
              }}
            />
          )}
          <Box sx={[mask, shape === 'round' && { borderRadius: '50%' }]} />
        </Box>
        <FieldMessage
          id={`${zoomId}-message`}
          error={isBroken ? 'This picture cannot be read. Choose another one.' : undefined}
        />
        <Box component="label" htmlFor={zoomId} sx={{ typography: 'subtitle2' }}>
          Zoom
        </Box>
        <Box
          component="input"
          id={zoomId}
          type="range"
          min={zoomRange.min}
          max={zoomRange.max}
          step={0.05}
          value={crop.zoom}
          disabled={picture === undefined}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            if (picture) setCrop(zoomed(crop, Number(event.target.value), picture));
          }}
          sx={slider}
        />
      </Box>
    </Dialog>
  );
}

interface Loaded extends Picture {
  readonly image: HTMLImageElement;
}

function usePicture(file: File) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const image = new Image();
    const url = URL.createObjectURL(file);
    image.onload = () => setLoaded({ image, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => setBroken(true);
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
      image.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return { picture: loaded, isBroken, onBroken: () => setBroken(true) };
}

/** PNG keeps transparency; photos are smaller as JPEG. */
async function cut(picture: Loaded, crop: Crop, { name, type }: File): Promise<File> {
  const part = croppedPart(crop, picture);
  const side = Math.min(512, Math.round(part.side));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture.image, part.x, part.y, part.side, part.side, 0, 0, side, side);
  const kept = type === 'image/jpeg' ? { type, ending: 'jpg' } : { type: 'image/png', ending: 'png' };
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kept.type, 0.9));
  if (blob === null) throw new Error('The browser made no picture of the canvas.');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${kept.ending}`, { type: kept.type });
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -0.04, y: 0 },
  ArrowRight: { x: 0.04, y: 0 },
  ArrowUp: { x: 0, y: -0.04 },
  ArrowDown: { x: 0, y: 0.04 },
};

const frame = {
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'surface.3',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Darkens what is cropped away. */
const mask = {
  position: 'absolute',
  inset: 0,
  borderRadius: 1,
  boxShadow: '0 0 0 400px color-mix(in srgb, var(--mui-palette-ink-ground) 62%, transparent)',
  border: '2px solid',
  borderColor: 'ink.text',
  pointerEvents: 'none',
} as const;

const slider = {
  width: '100%',
  minHeight: 44,
  m: 0,
  accentColor: 'var(--mui-palette-text-primary)',
} as const;
