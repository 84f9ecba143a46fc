/** Rows inside one border, with lines between them. */
export const borderedList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** A box for one thing: an order, a job, a status. */
export const card = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** A line that starts with an icon. */
export const iconLine = {
  display: 'flex',
  gap: 0.75,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  '& > svg': { flex: 'none', mt: '2px' },
} as const;

/** Text cut off after two lines. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** A link that fills the nearest positioned box. Anything else clickable in that box needs `zIndex: 1`. */
export const stretchedLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    borderRadius: 1,
  },
} as const;
