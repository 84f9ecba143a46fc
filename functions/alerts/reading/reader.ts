import type { Reading } from '#schema/alerts/alerts.ts';
import { assemble } from './assemble.ts';
import storedKind from './data/kind.generated.json' with { type: 'json' };
import storedTagger from './data/tagger.generated.json' with { type: 'json' };
import { Relations } from './layout/outline.ts';
import { machinesOf } from './machines.ts';
import { isImportable, ranks } from './outcome.ts';
import type { TaggedValue } from './tagger/fields.ts';
import { probabilityOfOther } from './tagger/kind.ts';
import { Tagger } from './tagger/tagger.ts';
import { Weights } from './tagger/weights.ts';
import { formsOfMail, formsOfPaste, type TextForms } from './text-forms/text-forms.ts';
import { offsetOf, zonesIn } from './times/zones.ts';
import { type Extraction, extractionsOf, taggedExtractions } from './values/extractions.ts';
import { providerOf } from './values/providers.ts';
import { withUntagged } from './values/untagged.ts';
import { wholeLabel } from './words/phrases.ts';
import { type Words, wordsOf } from './words/words.ts';

/*
 * How a message is read. It becomes text (text-forms), which is cut into tokens and laid out in records of labels and values (words); a
 * tagger says which words are values of what (tagger); each value is parsed or left out (extractions); extractions come together by machine
 * (machines) and by fault (faults), and make its reading (assemble, outcome).
 */

/** What was read of a message: its text form, into which every span points, and one reading for each machine, at least one. */
export interface MessageReading {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** Reads raw mail (RFC 5322): its text part, or its HTML part where that says more. */
export async function readMailAlert(raw: Uint8Array): Promise<MessageReading> {
  return bestOf(await formsOfMail(raw));
}

/** Reads pasted text; pasted HTML and raw mail are known by how they begin. */
export async function readPastedAlert(text: string): Promise<MessageReading> {
  return bestOf(await formsOfPaste(text));
}

function bestOf({ forms, sent }: TextForms): MessageReading {
  let best: MessageReading | undefined;
  for (const text of forms) {
    const reading = readText(text, sent);
    if (!best || worth(reading) > worth(best)) best = reading;
    if (best.readings.some(({ outcome }) => isImportable(outcome))) break;
  }
  return best ?? readText('', sent);
}

let tagger: Tagger | undefined;
let kind: Weights | undefined;

function readText(text: string, sent: string | undefined): MessageReading {
  tagger ??= new Tagger(storedTagger);
  const words = wordsOf(text);
  return readingOf(words, tagger.valuesOf(words), sent);
}

/** What the values of a text say, wherever they are from. `sent`: when the message was, ISO 8601. */
export function readingOf(
  words: Words,
  values: readonly TaggedValue[],
  sent: string | undefined,
): MessageReading {
  kind ??= new Weights(storedKind);
  const { text } = words.tokens;
  const { times } = words.selfEvident;
  const extractions = withUntagged(words, taggedExtractions(words, values));
  const relations = new Relations(words.outline);
  const message = {
    text,
    relations,
    provider: providerOf(text),
    otherMail: probabilityOfOther(words.tokens, kind),
    sent,
    zone: loneZone(words, extractions),
    days: times.filter(({ date }) => date !== null),
    sourceId: sourceIdOf(words),
  };
  const readings = machinesOf(extractions, relations).map((machine) => assemble(machine, message));
  return { text, readings: telling(readings) };
}

/** The zone of times that name none: the only one that stands apart. */
function loneZone(
  { cells, tokens: { text, starts, ends } }: Words,
  extractions: readonly Extraction[],
): string | undefined {
  const times = extractionsOf(extractions, 'time');
  if (times.every(({ value }) => value.zone !== null)) return undefined;
  const told = cells.flatMap(({ label, isLabel, from, to }) =>
    wholeLabel(label.kind) === 'zone' && !isLabel
      ? text.slice((starts[from] ?? 0) - 1, ends[to - 1] ?? 0).replace(/^[^+-]/, '')
      : [],
  );
  const labelled = told.filter((zone) => offsetOf(zone, noon) !== null);
  const zones = labelled.length > 0 ? labelled : zonesIn(text).map(({ zone }) => zone);
  const offsets = new Set(zones.map((zone) => offsetOf(zone, noon)));
  return offsets.size === 1 ? zones[0] : undefined;
}

/** Some time by which zones are compared. */
const noon = '2026-06-15T12:00:00';

const idLabel =
  /^(?:(?:alert|event|fault|notification|message|incident|alarm)[ _.-]?(?:id|no|nr|number|#|uuid|guid|key)|id of alert)[.:]?$/i;

/** What is called the number of the alert, the event or the message. */
function sourceIdOf({ outline, tokens: { text } }: Words): Reading['sourceId'] {
  for (const { label, start, end } of outline.cells) {
    const value = text.slice(start, end);
    // What a mail program numbers its mail by is no number of the alert.
    if (!label || value.length > 80 || !/\d/.test(value) || value.includes('@')) continue;
    if (idLabel.test(text.slice(label.start, label.end)))
      return { value, span: { start, end }, confidence: 0.8 };
  }
  return null;
}

/** Machines of which a digest tells no fault are no alerts beside those that have one. */
function telling(readings: readonly Reading[]): readonly Reading[] {
  const withFault = readings.filter(({ faultCodes }) => faultCodes.length > 0);
  if (withFault.length > 0) return withFault.slice(0, machinesLimit);
  return readings.slice(0, 1);
}

/** Machines that one message may tell of; a digest of more is cut up by who sends it. */
const machinesLimit = 200;

/** How much a reading says, to choose between a message's text and its HTML: by its outcome, then by what it knows of the machine. */
function worth({ readings }: MessageReading): number {
  return Math.max(
    ...readings.map(({ outcome, serialNumber, unitNumber, hours, detectedAt }) => {
      const facts = [serialNumber, unitNumber, hours, detectedAt].filter((fact) => fact !== null).length;
      return ranks[outcome] * 10 + (outcome === 'not_an_alert' ? 0 : facts);
    }),
  );
}
