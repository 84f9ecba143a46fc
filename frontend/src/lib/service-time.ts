/** `Tue, Nov 24 at 8:00 AM` of a local date (`yyyy-MM-dd`) and time (`HH:mm…`), both as they are at the jobsite. */
export function serviceTimeWords(date: string, time: string | null): string | undefined {
  const at = new Date(`${date.slice(0, 10)}T${time?.slice(0, 5) ?? '00:00'}:00Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = at.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return time === null ? day : `${day} at ${timeOfDayWords(time)}`;
}

/** `8:00 AM` of `08:00` or `08:00:00`. */
export function timeOfDayWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
