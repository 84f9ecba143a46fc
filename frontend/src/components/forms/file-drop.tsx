import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Camera, Paperclip } from 'lucide-react';
import { DropArea } from './drop-area.tsx';
import { FileButton } from './file-button.tsx';

export interface FileDropProps {
  readonly onFiles: (files: File[], from: 'camera' | 'files') => void;
  /** The button's label. */
  readonly choose?: string;
  /** File extensions; by default those allowed in an order. */
  readonly accept?: string;
  readonly single?: boolean;
  readonly disabled?: boolean;
  /** Id of an element that says more, such as that files are missing. */
  readonly describedBy?: string;
}

/** Takes files from a button, a phone's camera or a drop. */
export function FileDrop({
  onFiles,
  choose = 'Attach files',
  accept,
  single = false,
  disabled = false,
  describedBy,
}: FileDropProps) {
  return (
    <DropArea disabled={disabled} onDrop={(files) => onFiles(single ? files.slice(0, 1) : files, 'files')}>
      <Box sx={frame}>
        <FileButton camera onChoose={(files) => onFiles(files, 'camera')}>
          <Button variant="outlined" disabled={disabled} sx={{ ...choice, ...onTouchOnly }}>
            <Camera size={20} />
            Take photo
          </Button>
        </FileButton>
        <FileButton onChoose={(files) => onFiles(files, 'files')} single={single} {...(accept && { accept })}>
          <Button variant="outlined" disabled={disabled} aria-describedby={describedBy} sx={choice}>
            <Paperclip size={20} />
            {choose}
          </Button>
        </FileButton>
        <Box component="span" aria-hidden sx={words}>
          or drop {single ? 'one' : 'them'} here
        </Box>
      </Box>
    </DropArea>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '@media (pointer: fine)': {
    p: 1.5,
    border: '1px dashed',
    borderColor: 'text.disabled',
    borderRadius: 1,
  },
} as const;

const choice = { gap: 1, flex: { xs: 1, sm: '0 0 auto' }, whiteSpace: 'nowrap' } as const;

/** Desktop browsers take no photos: the button would open the same file picker a second time. */
const onTouchOnly = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } as const;

/** Phones have no drag and drop. */
const words = {
  display: 'none',
  typography: 'body2',
  color: 'text.secondary',
  '@media (pointer: fine)': { display: 'inline' },
} as const;
