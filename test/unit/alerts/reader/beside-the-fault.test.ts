import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const alert = 'JLG 600S unit 8, code P0087, 12 Elm St, Ada OK.';

async function readingOf(text: string) {
  const [reading] = (await readPastedAlert(text)).readings;
  return {
    hours: reading?.hours?.value,
    serial: reading?.serialNumber?.value,
    at: reading?.detectedAt?.value,
  };
}

describe('what a message says beside its alert', () => {
  it.each([
    'PO#: 33120',
    'W.O. 6621',
    'RO: 6621',
    'Ref: 6621',
    'gate: 6621',
    'ext: 6621',
    'ETA 2 hrs',
    'open 24 hrs',
    '24 hr service',
    'shift is 10 hrs',
    'been down 4 hrs now',
    'standby 5 hrs',
    '2.5 hrs away',
    'next service 4500 hrs',
    'oil changed at 4000h',
  ])('are no hours of the machine: %s', async (sentence) => {
    const { hours } = await readingOf(`${alert} ${sentence}`);

    expect(hours).toBeUndefined();
  });

  it('are no hours in front of the alert, and no serial number in its block', async () => {
    const before = await readingOf(`WO: 6621. ${alert}`);
    const within = await readingOf(
      'Unit: 8\nMake: JLG\nModel: 600S\nGate: 6621\nCode: P0087\nLocation: 12 Elm St, Ada OK',
    );
    const rough = await readingOf(`${alert} hours = 4310ish`);

    expect([before.hours, within.serial, within.hours]).toEqual([undefined, undefined, undefined]);
    expect(rough).toEqual({ hours: 4310, serial: undefined, at: undefined });
  });

  it.each([
    ['Meter: 4310', 4310],
    ['4310 hrs, last service at 4000 hrs', 4310],
    ['down at 4310 hrs', 4310],
  ])('are the hours where the machine has run them: %s', async (sentence, value) => {
    const { hours } = await readingOf(`${alert} ${sentence}`);

    expect(hours).toBe(value);
  });

  it.each([
    'warranty ends 6/9/2027',
    'off rent 6/9/2027',
    'last oil change 6/9/2026',
    'delivered on 6/9/2021',
    'appt for 6/9/2026',
    'PM due 6/9/2026',
    'built 2019-06-09',
    'software updated 6/9/2026',
    'valid until 6/9/2026',
    'scheduled for 6/9/2026',
  ])('are no time of the fault: %s', async (sentence) => {
    const { at } = await readingOf(`${alert} ${sentence}`);

    expect(at).toBeUndefined();
  });

  it.each([
    ['started 6/9/2026', '2026-06-09'],
    ['code came up 6/9/2026, last serviced 5/2/2026', '2026-06-09'],
  ])('are the time of the fault: %s', async (sentence, day) => {
    const { at } = await readingOf(`${alert} ${sentence}`);

    expect(at).toBe(day);
  });
});

/** What is read, wherever and however surely. */
async function valuesOf(text: string): Promise<unknown> {
  const { readings } = await readPastedAlert(text);
  return JSON.parse(JSON.stringify(readings, (key, value) => (key === 'confidence' ? undefined : value)));
}

describe('a line below an alert that is of something else', () => {
  const alerts = [
    'Machine: EX-12\nMake: Komatsu\nModel: PC210LC-11\nHours: 5,208\nCode: CA559 - Fuel pressure low\nSeverity: High\nDetected: 2026-03-04 06:12\nPosition: 39.7589, -84.1916',
    'CareTrack: L150H "Stockpile 3" (serial 623418) at 11204 h reports PSID 52 PPID 330 FMI 3, amber.\nSince 2026-06-19 13:55 EDT at 39.7589, -84.1916.',
    'BL-86 JLG 860SJ S/N 0300214418, 2114.5 h, fault 4421, critical, 39.7589, -84.1916',
  ];

  it.each([
    'Next service due in 292 hours',
    'Geofence: Yard 2',
    'Time on site: 6 months',
    'Idle time today 2.4 h',
    'Assigned to: Mike',
    'Bill to: 300 Main St, Fargo, ND 58103',
    'Part no. 600-319-3750',
    'Appointment: 14:15, ref A-0221',
  ])('changes nothing of it: %s', async (line) => {
    for (const text of alerts) {
      expect(await valuesOf(`${text}\n\n${line}`)).toEqual(await valuesOf(text));
    }
  });
});
