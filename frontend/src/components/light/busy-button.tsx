import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

export interface BusyButtonProps extends ComponentProps<'button'> {
  readonly busy: boolean;
  /** Marks the primary button. */
  readonly main?: boolean;
}

/**
 * A button that ignores presses while busy. It keeps its width and the focus, which `disabled` would drop. As a submit
 * button it also stops a second submit of its form.
 */
export function BusyButton({
  busy,
  main = false,
  type = 'button',
  className,
  children,
  onClick,
  ...button
}: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={['button', main && 'button-main', className].filter(Boolean).join(' ')}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span className="button-words">{children}</span>
      {busy && (
        <span className="button-spinner">
          <LoaderCircle size={20} />
        </span>
      )}
    </button>
  );
}
