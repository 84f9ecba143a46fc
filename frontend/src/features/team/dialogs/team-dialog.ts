/** What every dialog of the team's page is given. */
export interface TeamDialogProps {
  /** Whom it is about, or `add`. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once it has left the screen. */
  readonly onClosed: () => void;
}
