/** A value of a feed (JSON or XML) with its place in the text. */
export type FeedNode =
  | { readonly kind: 'record'; readonly entries: readonly FeedEntry[] }
  | { readonly kind: 'list'; readonly items: readonly FeedNode[] }
  | {
      readonly kind: 'value';
      readonly value: string;
      readonly start: number;
      readonly end: number;
      /** True where the text between the offsets is the value, letter by letter. */
      readonly verbatim: boolean;
    };

export interface FeedEntry {
  readonly key: string;
  readonly node: FeedNode;
}
