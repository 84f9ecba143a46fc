import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('mail that names a machine and is no alert', () => {
  it.each([
    ['Gale warning: force 9\nSite: Aberdeen Harbour\nMachine: Liebherr LTM 1100'],
    ['Unwetterwarnung: Sturmböen\nBaustelle: Hafen 3, Emden\nMaschine: Liebherr LTM 1100'],
    [
      'Boletim de março\nTeste: a Volvo ECR25 Electric na Rua das Flores 12, Braga.\nO que significa SPN 3364 FMI 1',
    ],
  ])('%s', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['not_an_alert']);
  });

  it.each(['We received your request', 'Ihre Anfrage ist eingegangen', 'Autoodpowiedź: Volvo L90H'])(
    'an answer of a machine that repeats what was sent: %s',
    async (subject) => {
      const mail = `From: P <p@x.example>\r\nTo: b@x.example\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nVolvo L90H, SPN 94 FMI 1, 4 Mill Rd, Dover, DE\r\n`;

      const { readings } = await readMailAlert(Buffer.from(mail));

      expect(readings.map(({ outcome }) => outcome)).toEqual(['not_an_alert']);
    },
  );

  it.each(['Keine Fehlermeldung', 'Sin fallos', 'No fault', 'Pas de défaut'])(
    '%s: what stands behind it is none',
    async (title) => {
      const { readings } = await readPastedAlert(
        `${title}: Bericht\nMachine: Bomag BW 120\nLocation: 4 Mill Rd, Dover, DE`,
      );

      expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_fault_code']);
    },
  );

  it.each([
    'Alert: Towing / movement without ignition',
    'Event: Key on',
    'Alert: Software update available',
    'Ereignis: Geschwindigkeitsüberschreitung 61 km/h',
    'Alerta: uso fuera de horario',
    'Larm: service inom 20 h',
    'Powiadomienie: opuszczenie strefy',
  ])('%s: a notice is no fault', async (notice) => {
    const { readings } = await readPastedAlert(
      `${notice}\nMachine: Volvo EC250E\nLocation: 44 Wharf Rd, Portsmouth, NH`,
    );

    expect(readings.map(({ outcome, faultCodes }) => [outcome, faultCodes])).toEqual([
      ['missing_fault_code', []],
    ]);
  });

  it('the papers of who drives a machine are no alert of it', async () => {
    const { readings } = await readPastedAlert(
      'Alert: Operator certificate expires in 10 days\nMachine: Volvo EC250E\nLocation: 44 Wharf Rd, Portsmouth, NH',
    );

    expect(readings.map(({ outcome }) => outcome)).toEqual(['not_an_alert']);
  });

  it.each([
    'Alert: Engine stopped due to overheating',
    'Event: Engine start failure',
    'Alarm: Motor startet nicht',
  ])('%s: is one', async (fault) => {
    const { readings } = await readPastedAlert(
      `${fault}\nMachine: Volvo EC250E\nLocation: 44 Wharf Rd, Portsmouth, NH`,
    );

    expect(readings.map(({ outcome }) => outcome)).toEqual(['ok']);
  });
});
