export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
  /** What an empty field counts from; 0 where it is not given. */
  readonly from?: number | undefined;
}

/** One step more or less than a field's text says, on a whole step and within bounds. */
export function stepNumber(text: string, by: 1 | -1, { step, min, max, from: start = 0 }: Steps): string {
  const parsed = text.trim() === '' ? start : Number(text.trim().replace(',', '.'));
  const from = Number.isFinite(parsed) ? parsed : 0;
  // Rounded, or three tenths would be a little more than three steps of a tenth.
  const steps = Number((from / step).toFixed(6));
  const next = (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return String(Number(Math.min(max, Math.max(min, next)).toFixed(6)));
}
