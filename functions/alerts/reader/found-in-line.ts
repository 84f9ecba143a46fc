import type { ValueClaim } from './claims.ts';
import type { LabelEdges } from './label-edges.ts';
import type { Source } from './marks.ts';
import type { Label } from './words/labels.ts';

export interface Context {
  readonly source: Source;
  readonly edges: LabelEdges;
  /** The message puts labels on lines of their own, with the value below. */
  readonly stacked: boolean;
  /** As much of it that labels of what no alert is made of may stand so, too. */
  readonly page: boolean;
  /** The message puts the value first, and its label on the line below. */
  readonly below: boolean;
  /** Paragraphs with a label and a space before the value on each line. */
  readonly bare: ReadonlySet<number>;
  /** The message puts its labels in brackets after the values. */
  readonly behind: boolean;
  /** The message marks its labels by brackets or signs. */
  readonly marked: boolean;
  /** A few lines that somebody wrote, with what is said of a machine behind whatever they begin with (`Interpreter's note: …`). */
  readonly few: boolean;
  /** No more than one line tells of a machine or a code. */
  readonly alone: boolean;
  /** What two say to each other, each line after who says it (`Q: what's up with 77?`). */
  readonly talk: boolean;
}

type LabelledClaim = ValueClaim & { label: string };

export interface Found {
  readonly claims: LabelledClaim[];
  /** What has been read: running text is what lies between. */
  readonly covered: [number, number][];
  /** The label of codes that stand below it, of which the line has the first. */
  lists?: Label;
}

export const nothing: Found = { claims: [], covered: [] };
