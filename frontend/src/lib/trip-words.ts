/** `42 mi` */
export function milesWords(miles: number): string {
  if (miles < 1) return 'under 1 mi';
  return `${Math.round(miles).toLocaleString('en-US')} mi`;
}

/** `1 h 5 min` */
export function travelTimeWords(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}
