import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { pictureEndings } from '../../lib/upload.ts';
import { BusyButton } from './busy-button.tsx';
import { FieldMessage } from './field.tsx';
import { FileButton } from './file-button.tsx';
import { ImageCrop } from './image-crop.tsx';

export interface PictureFieldProps {
  /** What the picture is: `Picture`, `Logo`. */
  readonly label: string;
  readonly shape: 'round' | 'square';
  /** Its address on the site; null if there is none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** The current picture. */
  readonly preview: ReactNode;
  /** Uploads the cropped picture and returns its address on the site. */
  readonly upload: (file: File) => Promise<string>;
  readonly error?: string | undefined;
}

/**
 * A person's picture or a company's logo: chosen, cropped to a square and uploaded, before the surrounding form is
 * saved.
 */
export function PictureField({ label, shape, value, onChange, preview, upload, error }: PictureFieldProps) {
  const [chosen, setChosen] = useState<File>();
  const [busy, setBusy] = useState(false);
  const messageId = useId();
  const what = label.toLowerCase();
  const use = async (file: File) => {
    setBusy(true);
    try {
      onChange(await upload(file));
      setChosen(undefined);
    } catch (error) {
      toast.error(messageOf(error, 'picture'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={messageId}
      sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
    >
      {preview}
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton accept={pictureEndings} single onChoose={([file]) => setChosen(file)}>
            <BusyButton variant="outlined" busy={busy} startIcon={<ImageUp size={18} />}>
              {value === null ? `Upload ${what}` : `Change ${what}`}
            </BusyButton>
          </FileButton>
          {value !== null && (
            <Button
              variant="text"
              startIcon={<Trash2 size={18} />}
              disabled={busy}
              onClick={() => onChange(null)}
            >
              Remove {what}
            </Button>
          )}
        </Box>
        <FieldMessage id={messageId} error={error} hint={pictureEndings.replaceAll(',', ', ')} />
      </Box>
      {chosen && (
        <ImageCrop
          file={chosen}
          shape={shape}
          title={`Crop ${what}`}
          busy={busy}
          onCropped={(file) => void use(file)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}
