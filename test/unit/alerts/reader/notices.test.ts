import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const machine = 'Machine: Hitachi ZX130\nLocation: 71 Quarry Rd, Concord, NH';

describe('what telematics send beside faults', () => {
  it.each([
    'Alert: Movement without ignition',
    'Event: Ignition switched on',
    'Message: Unit has not reported for 5 days',
    'Alert: Firmware update ready',
    'Alert: Daily checklist missing',
    'Alarm: Kraftstoffdiebstahl',
    'Alarm: Wartung LB-14',
    'Alerte : sortie du périmètre',
    'Alerta: uso no autorizado',
    'Melding: keuring binnen 30 uur',
    'Powiadomienie: przekroczenie prędkości',
    'Upozornění: blíží se údržba',
    'Weather warning: thunderstorms',
    'Amber weather warning: flooding likely',
  ])('is no fault: %s', async (title) => {
    const { readings } = await readPastedAlert(`${title}\n${machine}`);

    expect(['missing_fault_code', 'not_an_alert']).toContain(readings[0]?.outcome);
  });

  it.each([
    'INSPECTION_DUE',
    'MODEM_OFFLINE',
    'operator.logout',
    'fuelTheft',
    'TAMPER',
    'WEEKLY_SUMMARY',
    'RENTAL_START',
  ])('is neither a fault nor a name by the name that a program has for it: %s', async (event) => {
    const { readings } = await readPastedAlert(`Event: ${event}\nUnit: LB-14\n${machine}`);
    const { readings: ofFeed } = await readPastedAlert(
      `{"code":"${event}","make":"Hitachi","model":"ZX130","lat":43.2,"lon":-71.5}`,
    );

    expect(['missing_fault_code', 'not_an_alert']).toContain(readings[0]?.outcome);
    expect(readings[0]?.unitNumber?.value).toBe('LB-14');
    expect(['missing_fault_code', 'not_an_alert']).toContain(ofFeed[0]?.outcome);
    expect(ofFeed[0]?.unitNumber).toBeNull();
  });

  it.each([
    'Alert: ENGINE_START_FAILURE',
    'Alert: ENGINE_OVERSPEED',
    'Alert: Engine start failure',
    'Alerte : excès de vitesse du moteur',
    'Alert: High wind speed',
    'Alert: Engine shutdown, key switch fault',
  ])('is not what a machine reports of itself: %s', async (title) => {
    const { readings } = await readPastedAlert(`${title}\n${machine}`);

    expect(readings[0]?.outcome).toBe('ok');
  });

  it.each([
    'Keine Störungsmeldung: Wochenbericht',
    'Subject: Kein Alarm: Monatsbericht',
    'No alarm: status report',
  ])('is no fault where its title says so: %s', async (title) => {
    const { readings } = await readPastedAlert(`${title}\n${machine}`);

    expect(['missing_fault_code', 'not_an_alert']).toContain(readings[0]?.outcome);
  });
});

describe('mail that only quotes a machine and its code', () => {
  const quoted = 'your message:\n\nCase 621G, SPN 100 FMI 3, 71 Quarry Rd, Concord, NH';

  it.each([
    `Subject: [Ticket #204] We have received your message\n\nHello,\n\n${quoted}`,
    `Subject: Votre message a bien été reçu\n\n${quoted}`,
    `Subject: Ticket 5512 opened\n\n${quoted}`,
    `Subject: Declined: Case 621G SPN 100 FMI 3\n\n${quoted}`,
    `Subject: Autoodpowiedź: Case 621G SPN 100 FMI 3\n\nJestem na urlopie do 3 lipca.\nul. Polna 2, Kielce`,
    `Boletín de junio\nPrueba: la Case 621G en Burgos (Calle Real 4, 09001 Burgos).\nQué significa SPN 100 FMI 3\nDarse de baja`,
    `Nyhetsbrev\nTest: Case 621G i Borås (Storgatan 4, 503 30 Borås)\nOm SPN 100 FMI 3`,
  ])('is no alert: %s', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.outcome).toBe('not_an_alert');
  });
});

describe('a notice that is labelled as an alarm', () => {
  it.each([
    'Geofence-melding: Komatsu WA270-8 (L-22). Locatie: Kerkstraat 9, 5611 GH Eindhoven.',
    'Geofence-larm: Komatsu WA270-8 (L-22). Plats: Storgatan 12, 411 38 Göteborg.',
    'Geozaun-Alarm: Komatsu WA270-8 (L-22) hat den Bereich verlassen. Standort: Lindenallee 4, 28195 Bremen.',
  ])('has its machine’s name, and no code: %s', async (text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.outcome).toBe('missing_fault_code');
    expect(reading?.unitNumber?.value).toBe('L-22');
  });

  it('is none where a code beyond doubt stands in the brackets', async () => {
    const text = 'Alarm: Komatsu WA270-8 (P0087). Standort: Lindenallee 4, 28195 Bremen.';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['P0087']);
  });
});
