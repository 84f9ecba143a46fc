import Alert from '@mui/material/Alert';
import { AttachmentPicker } from '../../../components/chat/attachments.tsx';
import type { Photos } from '../use-photos.ts';

/** Pictures of the problem. They upload once the order is placed. */
export function PhotosStep({ photos }: { readonly photos: Photos }) {
  const { lost } = photos;
  return (
    <>
      {lost.length > 0 && (
        <Alert severity="warning" variant="outlined" component="output">
          This browser could not keep {lost.join(', ')}. Please choose {lost.length === 1 ? 'it' : 'them'}{' '}
          again.
        </Alert>
      )}
      <AttachmentPicker
        attachments={{ ...photos, progress: undefined }}
        label="Photos"
        hint="The machine, its plate, the display with the codes: .jpg, .jpeg, .png, .gif, .mp4 or .pdf."
      />
    </>
  );
}
