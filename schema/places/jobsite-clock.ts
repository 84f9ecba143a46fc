/** `HH:mm:ss` at the jobsite, where nothing else is known of it (document 2 section 9). Free of any library, for pages. */
export const defaultAccessHours = { start: '08:00:00', end: '18:00:00' } as const;
