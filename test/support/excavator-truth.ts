import { type MessageTruth, messageTruth } from './alert-score.ts';

/** What a careful reader finds in a pasted message about the excavator EX-42, with what else it says. */
export function excavatorTruth(said: Readonly<Record<string, unknown>>): MessageTruth {
  return messageTruth.parse({
    id: '1',
    file: '1.txt',
    input: 'paste',
    provider: 'Human text',
    style: 'a few lines',
    difficulty: 'plain',
    outcome: 'ok',
    notes: '',
    brand: 'Volvo',
    model: 'EC220E',
    serialNumber: 'VCEEC220E00311234',
    unitNumber: 'EX-42',
    hours: 4071,
    ...said,
  });
}
