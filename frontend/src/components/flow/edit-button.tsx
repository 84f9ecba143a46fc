import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { type DialogName, useOpenDialog } from '../../lib/dialog-address.ts';

export interface EditButtonProps {
  /** What is edited: 'jobsite'. */
  readonly what: string;
  /** What it is edited in: `?jobsite=10001`. */
  readonly dialog: DialogName;
  readonly value: string;
}

/** Beside the title of a section, to the dialog that changes what stands in it. */
export function EditButton({ what, dialog, value }: EditButtonProps) {
  const open = useOpenDialog();
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Edit ${what}`}
      aria-haspopup="dialog"
      startIcon={<Pencil size={16} />}
      onClick={() => open(dialog, value)}
    >
      Edit
    </Button>
  );
}
