import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import type { OrderView } from '#schema/orders.ts';
import { type DialogName, useOpenDialog } from '../../../lib/dialog-address.ts';

export interface EditButtonProps {
  readonly order: OrderView;
  /** What allows it; without that command there is no button. */
  readonly command: string;
  readonly dialog: DialogName;
  /** What is edited: 'jobsite'. */
  readonly what: string;
}

/** Beside the title of a section, to the dialog that changes what stands in it. */
export function EditButton({ order, command, dialog, what }: EditButtonProps) {
  const open = useOpenDialog();
  if (!order.allowedCommands.includes(command)) return null;
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Edit ${what}`}
      aria-haspopup="dialog"
      startIcon={<Pencil size={16} />}
      onClick={() => open(dialog, order.id)}
    >
      Edit
    </Button>
  );
}
