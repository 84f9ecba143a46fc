import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../../../../frontend/src/components/flow/confirm-dialog.tsx';

describe('The confirmation dialog', () => {
  it('is named by its title, and confirms with its button', async () => {
    const onConfirm = vi.fn<() => void>();
    const page = showScreen(asking({ onConfirm }));

    await page.user.click(page.getByRole('button', { name: 'Cancel order' }));

    expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeDefined();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('is dismissed by Escape', async () => {
    const onDismiss = vi.fn<() => void>();
    const page = showScreen(asking({ onDismiss }));

    await page.user.keyboard('{Escape}');

    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('ignores a second click and Escape while busy', async () => {
    const onConfirm = vi.fn<() => void>();
    const onDismiss = vi.fn<() => void>();
    const page = showScreen(asking({ busy: true, onConfirm, onDismiss }));

    await page.user.click(page.getByRole('button', { name: 'Cancel order' }));
    await page.user.keyboard('{Escape}');

    expect(onConfirm).not.toHaveBeenCalled();
    expect(onDismiss).not.toHaveBeenCalled();
  });
});

function asking(changes: Partial<ConfirmDialogProps>) {
  return (
    <ConfirmDialog
      open
      title="Cancel this order?"
      confirm="Cancel order"
      busy={false}
      onConfirm={() => {}}
      onDismiss={() => {}}
      {...changes}
    >
      The technicians are told.
    </ConfirmDialog>
  );
}
