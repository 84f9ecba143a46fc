import type { Job } from './job-view.ts';

type Machine = Job['order']['equipment'];

/** Questions about a machine on a site, best matches first. */
export function questionsAbout({ product }: Machine): string[] {
  const kind = product?.toLowerCase() ?? '';
  const byKind = /lift|telehandler/.test(kind)
    ? ['Can the platform be brought down, or is it stuck raised?', 'Is the ground under it firm and level?']
    : /truck/.test(kind)
      ? ['Is it parked where I can get the service truck next to it?', 'Will it build air and start?']
      : /generator|tower|compressor/.test(kind)
        ? ['Can it be shut down while I work on it, or does the site depend on it?']
        : /crane/.test(kind)
          ? ['Is there a load on the hook, and can the boom be laid down?']
          : ['Can it still be moved under its own power, or is it down where it stands?'];
  return [
    ...byKind,
    'Is there power and water on the site?',
    'Did anybody work on it since the code came up?',
    'Can you send a photo of the serial number plate and of the display?',
  ];
}

/** What the booked technician says. */
export function thanksFor({ product }: Machine, when: string): string {
  return `10-4, I'll be there ${when}. Please have the ${product?.toLowerCase() ?? 'machine'} where I can get around it.`;
}

export function arrivalWords({ brand, model }: Machine): string {
  return `On site now. Starting with diagnostics on the ${brand} ${model}.`;
}

export const photoWords = 'Here is what I am looking at. Connector was corroded, cleaning it up and testing.';

export function completionNotes({ brand, model }: Machine): string {
  return (
    `Read the codes on the ${brand} ${model}, found a corroded connector in the harness, cleaned and sealed it, ` +
    'cleared the codes, ran the machine under load for 20 minutes. No codes came back.'
  );
}

/** A short reply to what the customer wrote. */
export function answerTo(words: string, isBooked: boolean): string {
  const text = words.toLowerCase();
  if (text.trim() === '') return 'Got it, thanks for sending that.';
  if (/\b(thanks|thank you|thx|great|perfect)\b/.test(text)) return 'You bet.';
  if (/\b(price|cost|rate|charge|fee|quote|how much)/.test(text))
    return 'Rate and travel are in the offer. Parts come on top, and I call before I order any.';
  if (/\b(gate|access|address|park|direction|check in|sign in|badge|code)\b/.test(text))
    return 'Thanks, I have that. I will call from the gate if anything is unclear.';
  if (/\b(part|parts|filter|sensor|harness)\b/.test(text))
    return 'I carry the common sensors, filters and connectors. Anything else I can have by the next day.';
  if (/\b(photo|picture|pic|video)\b/.test(text)) return 'Will do, I will put photos here once I am on it.';
  if (/\b(when|time|eta|arriv|late|early|soon|today|tomorrow)/.test(text))
    return isBooked
      ? 'I am set for the time we booked. I will write here when I am on the way.'
      : 'The time in my offer works for me. Book it and it is yours.';
  if (text.includes('?')) return 'Good question. I will look at that first thing when I am there.';
  return isBooked ? 'Copy that. I have it noted for the job.' : 'Copy that, good to know.';
}
