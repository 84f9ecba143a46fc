/** The bar over the pages, which stays while they scroll. */
export const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: 56,
  boxSizing: 'border-box',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pl: { xs: 2, md: 3 },
  pr: { xs: 1, md: 2 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** The name in the bar, which leads to the first page. */
export const home = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
} as const;
