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
 * How a message is read. It becomes text (text-forms), which is cut into tokens and laid out in records of labels and values
 * (words, layout). A tagger decides which words are values of what (tagger). Each value is parsed or dropped (values). Values are
 * grouped by machine (machines) and by fault (faults) and make its reading (assemble, outcome).
 */

/** The reading of a message: its text form, which all spans refer to, and at least one reading, one per machine. */
export interface MessageReading {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** Reads raw mail (RFC 5322): its text part, or its HTML part if that says more. */
export async function readMailAlert(raw: Uint8Array): Promise<MessageReading> {
  return bestOf(await formsOfMail(raw));
}

/** Reads pasted text; pasted HTML and raw mail are recognized by how they start. */
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

/** A text's tagged values as readings, whoever tagged them. `sent`: when the message was sent, ISO 8601. */
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

/** The time zone for times without one: the only zone that the message names separately. */
function loneZone(
  { cells, tokens: { text, starts, ends } }: Words,
  extractions: readonly Extraction[],
): string | undefined {
  const times = extractionsOf(extractions, 'time');
  if (times.every(({ value }) => value.zone !== null)) return undefined;
  const stated = cells.flatMap(({ label, isLabel, from, to }) =>
    wholeLabel(label.kind) === 'zone' && !isLabel
      ? text.slice((starts[from] ?? 0) - 1, ends[to - 1] ?? 0).replace(/^[^+-]/, '')
      : [],
  );
  const labelled = stated.filter((zone) => offsetOf(zone, noon) !== null);
  const zones = labelled.length > 0 ? labelled : zonesIn(text).map(({ zone }) => zone);
  const offsets = new Set(zones.map((zone) => offsetOf(zone, noon)));
  return offsets.size === 1 ? zones[0] : undefined;
}

/** Any moment, to compare zones. */
const noon = '2026-06-15T12:00:00';

const idLabel =
  /^(?:(?:alert|event|fault|notification|message|incident|alarm)[ _.-]?(?:id|no|nr|number|#|uuid|guid|key)|id of alert)[.:]?$/i;

/** The value labeled as the number of the alert, event or message. */
function sourceIdOf({ outline, tokens: { text } }: Words): Reading['sourceId'] {
  for (const { label, start, end } of outline.cells) {
    const value = text.slice(start, end);
    // A mail program's Message-ID is not the alert's number.
    if (!label || value.length > 80 || !/\d/.test(value) || value.includes('@')) continue;
    if (idLabel.test(text.slice(label.start, label.end)))
      return { value, span: { start, end }, confidence: 0.8 };
  }
  return null;
}

/** In a digest, machines without a fault are dropped if others have one. */
function telling(readings: readonly Reading[]): readonly Reading[] {
  const withFault = readings.filter(({ faultCodes }) => faultCodes.length > 0);
  if (withFault.length > 0) return withFault.slice(0, machinesLimit);
  return readings.slice(0, 1);
}

/** Most machines read from one message. */
const machinesLimit = 200;

/** How much a reading says, to choose between a mail's text and HTML: first its outcome, then what it knows about the machine. */
function worth({ readings }: MessageReading): number {
  return Math.max(
    ...readings.map(({ outcome, serialNumber, unitNumber, hours, detectedAt }) => {
      const facts = [serialNumber, unitNumber, hours, detectedAt].filter((fact) => fact !== null).length;
      return ranks[outcome] * 10 + (outcome === 'not_an_alert' ? 0 : facts);
    }),
  );
}
