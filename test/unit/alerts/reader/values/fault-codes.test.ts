import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { sourceOf } from '#functions/alerts/reader/source.ts';
import { codeKey, labelledCodeAt } from '#functions/alerts/reader/values/fault-codes.ts';

describe('codes that need no label', () => {
  it.each([
    ['the dash shows SPN 3720 FMI 15 now', 'SPN 3720 FMI 15'],
    ['SPN: 3226, FMI: 18', 'SPN: 3226, FMI: 18'],
    ['MID 128 PID 110 FMI 0', 'MID 128 PID 110 FMI 0'],
    ['code was CID 168 FMI 4.', 'CID 168 FMI 4'],
    ['ECU 000190.16 overspeed', 'ECU 000190.16'],
    ['event E0363(2) came', 'E0363(2)'],
    ['P2463-00 soot', 'P2463-00'],
    ['FMI 3, SPN 105 - intake', 'SPN 105 FMI 3'],
    ['s3362 f18', 'SPN 3362 FMI 18'],
    ['Code (SPN) 4334 , (FMI) 16 : pump', 'SPN 4334 FMI 16'],
    ['MID 130 PSID 8, sensor', 'MID 130 PSID 8'],
    ['spn 3246 with fmi 15', 'SPN 3246 FMI 15'],
    ['SPN 110, failure mode FMI 3', 'SPN 110 FMI 3'],
    ['showing S P N 4334 FMI 1', 'SPN 4334 FMI 1'],
    ['SPN 157, failure mode 18', 'SPN 157 FMI 18'],
    ['shows SPN/FMI 1569/31 now', '1569/31'],
    ['16:32 B@BCNS Engine overheat', 'B@BCNS'],
    ['07:20 989L00 caution 1', '989L00'],
    ['and DXA8KB 1st solenoid', 'DXA8KB'],
    ['VCU 523.31 check', 'VCU 523.31'],
  ])('%s', (text, code) => {
    expect(sourceOf(text, 'month-first').marks.codes[0]?.code).toBe(code);
  });

  it.each([
    'CAT 336 at E 4th St',
    'see http://x.example/?c=P0420',
    'mail p0420@shop.example',
    'PC210LC-11',
    'Doosan DX60LC',
  ])('none in: %s', (text) => {
    expect(sourceOf(text, 'month-first').marks.codes).toEqual([]);
  });
});

describe('what a label calls a code', () => {
  it.each([
    'CA689',
    '8414',
    '11401-4',
    'M0311',
    'DKR0MA',
    'E-12',
    '523846.04',
    '1 - 168 - 4',
    'HCU 523846.04',
    'ER 42',
    'ID 0x1A07',
    'LEC 1F0C22',
    '3361 FMI 5',
  ])('%s', (code) => {
    expect(labelledCodeAt(`${code} means trouble`, 0, code.length + 14)?.code).toBe(code);
  });

  it.each(['DEF level low', '15 % left', '12 V supply', '1,388 hrs', 'hydraulic oil'])(
    '%s is a text or a quantity',
    (text) => {
      expect(labelledCodeAt(text, 0, text.length)).toBeUndefined();
    },
  );
});

it('two notations of one code have one key', () => {
  expect(codeKey('SPN 0110/FMI 03')).toBe(codeKey('spn 110 fmi 3'));
  expect(codeKey('E0363(2)')).not.toBe(codeKey('E0363(3)'));
});

describe('the faults of a message', () => {
  const machine = 'Case 621G, S/N NEF1234567\n';
  it.each([
    ['a code of letters alone', 'Fault: DLT5KA - Boom angle sensor high', 'DLT5KA'],
    ['letters told by what follows', 'fault  DHSCMA / Work Equip Press Sens Abnormality', 'DHSCMA'],
    ['a code after its text', 'Fault: Oil pressure low (E-1204)', 'E-1204'],
    ['a code between its text and its severity', 'Fault: Oil pressure low - E-1204 - High', 'E-1204'],
    ['a code in brackets', 'Alarm: [E0341] Steering pressure low', 'E0341'],
    ['two digits after one fault', 'Fel 41: Lågt oljetryck (allvarlig)', '41'],
    ['a number above its title', '4413\nBATTERY VOLTAGE TOO HIGH', '4413'],
    ['SPN and FMI below each other', 'SPN\n105\nFMI\n3\nPriority\nMedium', 'SPN 105 FMI 3'],
    ['a column of two notations', 'PPID/SPN\tFMI\tText\nSPN 94\t2\tFuel pressure', 'SPN 94 FMI 2'],
    ['PID apart', 'MID: 128\nPID: 100\nFMI: 1', 'MID 128 PID 100 FMI 1'],
    ['read off a display', 'he sent "1019 - Hydraulic oil temp over range"', '1019'],
    ['only a text', 'It is showing "Hydraulic tank level low".', 'Hydraulic tank level low'],
    ['a part that is at fault', 'Engine: SPN 5571 FMI 0, high pressure relief valve', 'SPN 5571 FMI 0'],
    ['a name of the machine', 'PAVER-2 raised a code\nPAVER-2\nCode: E-1204', 'E-1204'],
    ['what a display reads', 'The display reads 1607-5, drive coolant pump, open circuit.', '1607-5'],
    ['the noun before it', 'Code on the dash is 3051, water in fuel detected.', '3051'],
    ['a number that is shown', 'It has been showing 1231 boom angle sensor low.', '1231'],
    ['the verb after it', 'hat um 02:15 Uhr CA144 gemeldet, Kühlmitteltemperatursensor', 'CA144'],
    ['nothing but its fault beside it', 'This one, CA1228, EGR valve servo error.', 'CA1228'],
    ['the status says it', 'Status: ERROR 8-1107', '8-1107'],
    ['a message code of another language', 'Kod komunikatu: 4-0021', '4-0021'],
    ['a drawing beside it', 'Display: P0087\n  (map P0116, harness rev C0221)', 'P0087'],
  ])('%s', async (_, text, code) => {
    const { readings } = await readPastedAlert(machine + text);
    expect(readings[0]?.faultCodes.map((fault) => fault.code?.value)).toEqual([code]);
  });

  it.each([
    'Fault: see manual page 1204',
    'Call us; error E999 if the form fails.',
    'Message: your loader will be picked up on Monday',
    'Order 30518 for oil filters came up at 7.',
    'Reads 4120 hours, oil pressure sensor replaced.',
    '> And the loader with SPN 639 FMI 9?\n\nDone, forget that one.',
  ])('none in: %s', async (text) => {
    const { readings } = await readPastedAlert(machine + text);
    expect(readings[0]?.faultCodes).toEqual([]);
  });

  it.each([
    ['Category: Emergency - stop operation', 'critical'],
    ['Severity per Lift Watch: Urgent', 'high'],
    ['The dash has an amber triangle, and it runs.', 'medium'],
    ['It sent an info-level message.', 'low'],
    ['dice severidad media', 'medium'],
    ['Amber warning lamp: OFF\nRed stop lamp: ON', 'critical'],
    ['Stop lamp: off / Warning lamp: on', 'medium'],
    ['Livello: ARRESTO', 'critical'],
    ['Class: red, not a stop', 'high'],
    ['Severity of this event is High.', 'high'],
    ['The chart calls that one moderate.', 'medium'],
    ['O nível do alerta é moderado.', 'medium'],
    ['den kallar felet kritiskt', 'critical'],
    ['wird als gering eingestuft', 'low'],
    ['(röd varning, stopp)', 'critical'],
    ['Die gelbe Warnleuchte brennt.', 'medium'],
    ['The DEF level low lamp is not on.', 'unknown'],
    ['STOP MASKINEN', 'critical'],
    ['MOTOR ABSTELLEN', 'critical'],
    ['ALARM INFORMATION', 'unknown'],
  ])('%s', async (text, severity) => {
    const { readings } = await readPastedAlert(`${machine}Code: E-1204\n${text}`);
    expect(readings[0]?.faultCodes[0]?.severity).toBe(severity);
  });

  it.each([
    ['Fault: E-1204, that is boom sensor open', 'boom sensor open'],
    ['Fault E-1204 «Surcharge panier - capteur incohérent» hier', 'Surcharge panier - capteur incohérent'],
    ['SPN 651 FMI 5 Injector cyl. 1 current low', 'Injector cyl. 1 current low'],
    ['SPN: 3226  FMI: 10\nWhat: Outlet NOx abnormal', 'Outlet NOx abnormal'],
  ])('%s', async (text, description) => {
    const { readings } = await readPastedAlert(machine + text);
    expect(readings[0]?.faultCodes[0]?.description?.value).toBe(description);
  });

  it('severities on the line below each fault', async () => {
    const { readings } = await readPastedAlert(
      `${machine}SPN 47 FMI 9 - one\nSeverity: low\nSPN 8 FMI 4 - other\nSeverity: high`,
    );
    expect(readings[0]?.faultCodes.map((fault) => fault.severity)).toEqual(['low', 'high']);
  });
});

describe('a line that begins with a code which no label names', () => {
  it.each([
    ['[L04] B@BAZG  Eng. Oil Press. Low', ['B@BAZG']],
    ['DBA 2201 - boom pin sensor', ['DBA 2201']],
    ['F01_04 : Chassis ECU, CAN line lost', ['F01_04']],
    ['E:27 Engine overheat, E:10 Fuel sensor error', ['E:27', 'E:10']],
    ['B012 boom pressure sensor; G032; R134 clock not set', ['B012', 'G032', 'R134']],
    ['3183 - Engine overtemperature derate', ['3183']],
    ['0710 - radio from Ernie', []],
    ['120 Dock St, Toledo, OH', []],
  ])('%s', async (line, codes) => {
    const { readings } = await readPastedAlert(`Make: Case\nModel: 621G\n${line}\nHours: 12\n`);
    expect(readings[0]?.faultCodes.map(({ code }) => code.value)).toEqual(codes);
  });
});

describe('codes of a message, each with how bad it is', () => {
  it.each([
    ['cleared=[SPN 97 FMI 3] | active=[SPN 1761 FMI 17] | sev=amber', ['SPN 1761 FMI 17 medium']],
    ['Cleared codes: SPN 97 FMI 3. Active codes: SPN 1761 FMI 17', ['SPN 1761 FMI 17 unknown']],
    ['04/11 - E201 (cleared)\nPresent error: E417 Slew brake pressure low, severity high', ['E417 high']],
    ['Fault codes: E4.12 oil pressure (high), E7.03 battery (low)', ['E4.12 high', 'E7.03 low']],
    ['stopped with P0216+P0093, level high', ['P0216 high', 'P0093 high']],
    [
      'Fault 042: Switch fault\nFault 018: Guard fault\nSeverity for 042 Low; for 018 Medium',
      ['042 low', '018 medium'],
    ],
    ['Codes : 107/3, 1136/16\nGravité : faible ; critique', ['107/3 low', '1136/16 critical']],
    ['Event ID 9  |  F0129  |  Horn relay feedback mismatch\nSeverity: Minor', ['F0129 low']],
    ['Code 6401 Screed heating insulation fault Major', ['6401 high']],
    [
      '17:20  CRITICAL   33/12  Low oil pressure\n17:24  WARNING   OSFC 30  Platform switch stuck',
      ['33/12 critical', 'OSFC 30 medium'],
    ],
    ['It has received caution 989D01 (controller lock) today', ['989D01 medium']],
    ['evt=dtc.active | sev=amber', []],
    [
      'DTC                  TEXT                  SEVERITY\n3007-3               Coolant temp sensor   Warning\nENGINE HOURS         1,288.9',
      ['3007-3 medium'],
    ],
  ])('%s', async (lines, codes) => {
    const { readings } = await readPastedAlert(`Make: Case\nModel: 621G\n\n${lines}\n`);

    expect(readings[0]?.faultCodes.map(({ code, severity }) => `${code.value} ${severity}`)).toEqual(codes);
  });

  it.each([
    ['Hydraulic oil overheating (code HY21) was logged on it.', 'Hydraulic oil overheating'],
    ['SPN 190 FMI 0 Engine speed above normal, most severe', 'Engine speed above normal, most severe'],
    ['Code DHT5KA: Pump pressure sensor open / Action level L03', 'Pump pressure sensor open'],
    ['Code E0015(2): High oil temperature, occurrences 14', 'High oil temperature'],
  ])('description of: %s', async (line, description) => {
    const { readings } = await readPastedAlert(`Make: Case\nModel: 621G\n\n${line}\n`);

    expect(readings[0]?.faultCodes[0]?.description?.value).toBe(description);
  });
});
