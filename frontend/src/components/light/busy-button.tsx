import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

export interface BusyButtonProps extends ComponentProps<'button'> {
  readonly busy: boolean;
  /** The one that takes the person on. */
  readonly main?: boolean;
}

/**
 * A button that does not answer while its work is under way, and keeps its width and the focus: `disabled` would drop
 * the focus to the page. As a submit button it stops the second submit of its form, too.
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
