/** The line under a list: that there is no more of it, or how to have more. */
export const listEnd = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 44,
  mt: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
