import { describe, expect, it } from 'vitest';
import { failureModes } from '#functions/fault-knowledge/fmi.ts';
import { knowledgeOf } from '#functions/fault-knowledge/knowledge-of.ts';
import * as known from '#functions/fault-knowledge/known-codes.ts';
import { isSubject, suspectParameters } from '#functions/fault-knowledge/subjects.ts';

describe('The meaning of a standard code', () => {
  it.each([
    ['SPN 100 FMI 1', 'Engine oil pressure: below the normal range, most severe', 'critical'],
    ['ECU 000190.16', 'Engine speed: above the normal range, moderately severe', 'medium'],
    ['SPN 100 FMI 18', 'Engine oil pressure: below the normal range, moderately severe', 'high'],
    ['EIC 3509.02', 'Sensor supply voltage 1: erratic or incorrect signal', 'medium'],
    ['DTC 3719.16', 'Particulate filter soot load: above the normal range, moderately severe', 'medium'],
    ['MID 128 PID 110 FMI 0', 'Engine coolant temperature: above the normal range, most severe', 'critical'],
    ['MID 128 SID 1 FMI 5', 'Cylinder 1 injector: current too low or open circuit', 'medium'],
    ['MID 130 SID 231 FMI 9', 'J1939 network: abnormal update rate', 'medium'],
    ['P0087', 'Fuel rail pressure too low', 'medium'],
    ['DTC P2463', 'Particulate filter soot load too high', 'medium'],
    ['U0121-87', 'No communication with the brake controller', 'medium'],
  ])('%s', (code, name, severity) => {
    expect(knowledgeOf(code)).toMatchObject({ name, severity, verified: 'auto_verified' });
  });

  it('is known for more than 350 parameters', () => {
    expect(suspectParameters.size).toBeGreaterThan(350);
  });

  it('has a subject for every listed code', () => {
    const { troubleCodes, troubleCodeRanges, catEvents, catComponents, bobcatParts, komatsuCodes } = known;
    const { hitachiCodes, jlgGroups } = known;
    const lists = [troubleCodes, troubleCodeRanges, catEvents, catComponents, bobcatParts, komatsuCodes];
    const entries = [...lists, hitachiCodes, jlgGroups].flatMap((list) => Object.entries(list));

    const unknown = entries.filter(([, [name, subject]]) => name === '' || !isSubject(subject));

    expect(entries.length).toBeGreaterThan(200);
    expect(unknown).toEqual([]);
  });

  it('has a severity and full sentences for each parameter in each failure mode', () => {
    const badly = [...suspectParameters.keys()].flatMap((spn) =>
      Object.keys(failureModes)
        .map((fmi) => `SPN ${spn} FMI ${fmi}`)
        .filter((code) => {
          const { guidance, severity } = knowledgeOf(code) ?? {};
          const words = [guidance?.issue, guidance?.symptom, guidance?.risk, guidance?.recommendation]
            .filter(Boolean)
            .join(' ');
          return (
            severity === 'unknown' || !/^[A-Z].+\.$/s.test(words) || /undefined|\$\{|\.\.| {2}/.test(words)
          );
        }),
    );

    expect(badly).toEqual([]);
  });

  it('names the failure mode of a parameter known only to its maker, and invents no advice', () => {
    expect(knowledgeOf('SPN 520215 FMI 7')).toMatchObject({
      name: 'Parameter 520215: mechanical system not responding',
      severity: 'high',
      guidance: null,
      verified: 'unverified',
    });
  });
});

describe('The issue of a fault', () => {
  it.each([
    ['SPN 3226 FMI 18', 'The outlet NOx is below its normal range.'],
    ['SPN 3362 FMI 16', 'The diesel exhaust fluid dosing lines are above their normal range.'],
    ['SPN 100 FMI 3', 'The voltage on the engine oil pressure sensor circuit is too high.'],
    ['SPN 651 FMI 5', 'The cylinder 1 injector circuit is open or draws too little current.'],
    ['SPN 1208 FMI 4', 'The voltage on the circuit of the oil pressure before the filter is too low.'],
    ['SPN 1323 FMI 31', 'The control unit reports: cylinder 1 misfire.'],
    ['SPN 4094 FMI 16', 'The control unit reports: NOx over the limit from poor exhaust fluid.'],
    ['SPN 639 FMI 9', 'Messages over the J1939 network come too slowly, garbled or not at all.'],
  ])('%s: %s', (code, issue) => {
    expect(knowledgeOf(code)?.guidance?.issue).toBe(issue);
  });

  it('repeats no word, whatever the parameter and the failure mode', () => {
    const badly = [...suspectParameters.keys()].flatMap((spn) =>
      Object.keys(failureModes)
        .map((fmi) => knowledgeOf(`SPN ${spn} FMI ${fmi}`)?.guidance?.issue ?? '')
        .filter((issue) => /\b(\w+) \1\b/i.test(issue)),
    );

    expect(badly).toEqual([]);
  });
});

describe('The likely parts', () => {
  it.each([
    ['a value out of range', 'SPN 100 FMI 1', 'Engine oil (low)'],
    ['a filter that is full', 'SPN 95 FMI 16', 'Fuel filters'],
    ['the sensor of a value with a bad circuit', 'SPN 100 FMI 3', 'Engine oil pressure sensor'],
    ['the part itself with a bad circuit', 'SPN 1075 FMI 5', 'Electric fuel lift pump'],
    ['what is not heard over the network', 'SPN 190 FMI 9', 'Network wiring and connectors'],
  ])('of %s', (_, code, first) => {
    expect(knowledgeOf(code)?.guidance?.parts[0]).toBe(first);
  });

  it('number one to four', () => {
    const counts = [...suspectParameters.keys()].flatMap((spn) =>
      Object.keys(failureModes).map(
        (fmi) => knowledgeOf(`SPN ${spn} FMI ${fmi}`)?.guidance?.parts.length ?? 0,
      ),
    );

    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });
});

describe('The meaning of a maker’s code', () => {
  it.each([
    ['E0363(2)', 'Caterpillar', 'Fuel temperature high', 'medium'],
    ['E360-1', 'Cat', 'Engine oil pressure low', 'high'],
    ['E360(3)', undefined, 'Engine oil pressure low', 'critical'],
    ['168-4', 'Caterpillar', 'Electrical system voltage: voltage too low', 'medium'],
    ['36 - 110 - 3', 'Caterpillar', 'Engine coolant temperature: voltage too high', 'medium'],
    ['CA559', 'Komatsu', 'Injector rail pressure: below the normal range, moderately severe', 'medium'],
    ['B@BCNS', 'Komatsu', 'Engine coolant overheated', 'critical'],
    ['MID 128 PSID 98 FMI 3', 'Volvo', 'Boost air system: voltage too high', 'medium'],
    ['11001-2', 'Hitachi', 'Machine controller memory: erratic or incorrect signal', 'medium'],
    ['M0811', 'Bobcat', 'Engine coolant temperature: above the normal range, most severe', 'critical'],
    ['2211', 'JLG', 'Platform controls: fault', 'medium'],
  ])('%s of %s', (code, brand, name, severity) => {
    expect(knowledgeOf(code, { brand })).toMatchObject({ name, severity, verified: 'unverified' });
  });

  it('is only a severity if the code has a level and no known meaning', () => {
    expect(knowledgeOf('E875-2', { brand: 'Caterpillar' })).toMatchObject({ name: null, severity: 'medium' });
    expect(knowledgeOf('DX12', { description: 'action level E03' })).toMatchObject({ severity: 'high' });
  });

  it('gives way to the description if that is about something else', () => {
    const known = knowledgeOf('E0096-2', { brand: 'Caterpillar', description: 'Engine oil pressure low' });

    expect(known).toMatchObject({
      name: 'Engine oil pressure: below the normal range, moderately severe',
      verified: 'unverified',
    });
  });

  it('is verified by a description that agrees', () => {
    const known = knowledgeOf('CA689', { brand: 'Komatsu', description: 'Eng Ne Speed Sensor Error' });

    expect(known).toMatchObject({ verified: 'auto_verified', confidence: 0.85 });
  });

  it('follows a description that says the opposite, and is not verified by it', () => {
    const known = knowledgeOf('CA2265', { brand: 'Komatsu', description: 'Fuel lift pump low voltage' });

    expect(known).toMatchObject({ name: 'Electric fuel lift pump: voltage too low', verified: 'unverified' });
  });

  it('is Cummins’s for a bare number only if the description agrees', () => {
    expect(knowledgeOf('2249', { description: 'Fuel rail pressure low' })?.name).toMatch(/^Injector rail/);
    expect(knowledgeOf('2249')).toBeUndefined();
  });

  it('is always a known parameter and failure mode for Cummins', () => {
    for (const [spn, fmi] of Object.values(known.cumminsCodes)) {
      expect(suspectParameters.has(spn), `SPN ${spn}`).toBe(true);
      expect(failureModes[fmi], `FMI ${fmi}`).toBeDefined();
    }
  });
});

describe('The meaning of a fault in words', () => {
  it.each([
    ['DEF level low', 'Diesel exhaust fluid level: below the normal range, moderately severe', 'high'],
    ['Low Coolant Level', 'Engine coolant level: below the normal range, moderately severe', 'high'],
    ['Hydraulic oil filter clogged', 'Hydraulic filter: above the normal range, moderately severe', 'medium'],
    ['Boost sensor voltage high', 'Boost pressure: voltage too high', 'medium'],
    [
      'DEF refill reminder, level below 15 %',
      'Diesel exhaust fluid level: below the normal range, least severe',
      'low',
    ],
  ])('%s', (code, name, severity) => {
    expect(knowledgeOf(code)).toMatchObject({ name, severity, verified: 'unverified' });
  });

  it.each([
    ['SPN 97 FMI 15', 'red stop lamp on', 'critical'],
    ['SPN 97 FMI 15', 'engine derate active', 'high'],
    ['SPN 97 FMI 15', 'amber warning lamp', 'medium'],
    ['SPN 97 FMI 15', 'shutdown switch', 'low'],
  ])('%s with %s is %s', (code, description, severity) => {
    expect(knowledgeOf(code, { description })?.severity).toBe(severity);
  });
});

it.each(['A123', 'E-12', '41', 'QX-77', 'SPN 100 FMI 30', 'F021', 'P1A2B', 'Please call the office'])(
  'nothing is known of %s',
  (code) => {
    expect(knowledgeOf(code)).toBeUndefined();
  },
);
