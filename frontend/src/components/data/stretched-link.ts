/** A link whose target is the whole of the nearest positioned box; what else answers there lies above it (`zIndex: 1`). */
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
