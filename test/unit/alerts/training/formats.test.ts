import { describe, expect, it } from 'vitest';
import { machinesOf } from '#test/support/alert-score.ts';
import { seededRandom } from '#test/support/random.ts';
import { type CorpusMessage, corpusPart } from '#training/corpus.ts';
import { isApart, messageFrom, templateFiles, templates, wrongWith } from '#training/formats.ts';
import { poolsOf } from '#training/pools.ts';
import { parseTemplate } from '#training/template.ts';

const pools = poolsOf(corpusPart('tuned').map(({ truth }) => truth));

describe('The layouts', () => {
  it('fill, parse, and lose no value on the way to their text forms', async () => {
    const wrong: string[] = [];

    for (const file of templateFiles())
      for (const fault of await wrongWith(file, pools, seededRandom(1))) wrong.push(`${file}: ${fault}`);

    expect(wrong).toEqual([]);
  });

  it('name their system, layout and source', () => {
    const nameless = templates().filter(({ head }) => !head.system || !head.layout || !head.source);

    expect(nameless.map(({ name }) => name)).toEqual([]);
  });

  it('of one system are all used for learning, or all set aside', () => {
    const [one, other] = ['Samsara', 'Samsara (EU)'].map((system) => template(`system: ${system}`, ''));

    expect(one && isApart(one)).toBe(other && isApart(other));
  });
});

describe('A filled layout', () => {
  it.each([
    ['text', 'Unit {{unit}} ({{brand}} {{model}}, {{serial}}) reports {{code:E999}} at {{city}}'],
    [
      'json',
      '{"asset": {"name": "{{unit}}", "make": "{{brand}}", "model": "{{model}}", "pin": "{{serial}}"}, "dtc": "{{code:E999}}", "town": "{{city}}"}',
    ],
    [
      'html',
      '<table><tr><td>{{unit}}</td><td>{{brand}}</td><td><b>{{model}}</b></td></tr></table><p>{{serial}}</p>{{code:E999}}<br>{{city}}',
    ],
    [
      'mail',
      'From: a@b.example\nSubject: {{unit}}\n\n{{brand}} {{model}} {{serial}}: {{code:E999}}, {{city}}',
    ],
  ])('has its values at its marks: %s', async (kind, body) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const message = await filled(`kind: ${kind}`, body, seed);

      const [machine] = machinesOf(message.truth);
      expect(valuesOf(message)).toEqual({
        unit: machine?.unitNumber,
        brand: machine?.brand,
        model: machine?.model,
        serial: machine?.serialNumber,
        code: machine?.faultCodes[0]?.code,
        city: machine?.location.city,
      });
    }
  });

  it('has the same values in JSON with and without quotes', async () => {
    const message = await filled(
      'kind: json',
      '{"hours": {{hours}}, "spn": {{spn}}, "fmi": "{{fmi}}", "id": {{int:1-9}}}',
    );

    const { hours, spn, fmi } = JSON.parse(message.content.toString()) as Record<string, number | string>;
    const [machine] = machinesOf(message.truth);
    expect(machine?.hours).toBe(hours);
    expect(machine?.faultCodes[0]?.code).toBe(`SPN ${spn} FMI ${fmi}`);
  });

  it('ignores the values of another machine', async () => {
    const message = await filled(
      'kind: text',
      '{{unit}} {{#other}}{{brand}} {{serial}} {{time:YYYY-MM-DD}}{{/other}}',
    );

    const [machine] = machinesOf(message.truth);
    expect(Object.keys(valuesOf(message))).toEqual(['unit']);
    expect(machine).toMatchObject({ brand: null, serialNumber: null, detectedAt: null });
  });

  it('has the machines of a digest, and what is given once for all of them', async () => {
    const message = await filled(
      'kind: text',
      '{{city}}\n{{#machines}}{{unit}}: {{#faults sep=", "}}{{code:E999}} {{severity:STOP=critical}}{{/faults}}\n{{/machines}}',
    );

    const machines = machinesOf(message.truth);
    const cities = new Set(machines.map(({ location }) => location.city));
    expect(machines.length).toBeGreaterThan(1);
    expect([...cities]).toEqual([valuesOf(message).city]);
    expect(
      machines.every(({ faultCodes }) => faultCodes.every(({ severity }) => severity === 'critical')),
    ).toBe(true);
  });

  it.each([
    ['YYYY-MM-DD[T]HH:mm:ss[Z]', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
    ['MMM D, YYYY h:mm A', /^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/],
    ['DD.MM.YYYY', /^\d{4}-\d\d-\d\d$/],
    ['epochms', /Z$/],
  ])('knows only the written parts of a time: %s', async (form, iso) => {
    const message = await filled('kind: text', `{{time:${form}}}`);

    const [machine] = machinesOf(message.truth);
    expect(machine?.detectedAt?.replace(/:\d\d$/, form.includes('ss') ? '$&' : ':00')).toMatch(iso);
  });

  it('has the outcome that its values imply', async () => {
    const outcomeOf = async (body: string) => (await filled('kind: text', body)).truth.outcome;

    expect(await outcomeOf('{{brand}} {{model}} {{code:E999}} {{city}}')).toBe('ok');
    expect(await outcomeOf('{{brand}} {{model}} {{code:E999}} {{severity:INFO=low}} {{city}}')).toBe(
      'low_priority',
    );
    expect(await outcomeOf('{{brand}} {{model}} {{code:E999}}')).toBe('missing_location');
    expect(await outcomeOf('{{unit}} {{code:E999}} {{city}}')).toBe('missing_equipment');
    expect(await outcomeOf('{{brand}} {{model}} {{city}}')).toBe('missing_fault_code');
  });
});

describe('A template', () => {
  it.each([
    ['{{nothing}}', 'no slot is called nothing'],
    ['{{#nothing}}{{/nothing}}', 'no block is called nothing'],
    ['{{#faults}}{{code:E999}}', 'faults is not closed'],
    ['{{code:E999}}{{/faults}}', '{{/faults}} closes what is not open'],
  ])('is refused with the reason: %s', async (body, reason) => {
    await expect(filled('kind: text', body)).rejects.toThrow(reason);
  });
});

function template(head: string, body: string) {
  return parseTemplate('made', `---\nsystem: Made\n${head}\n---\n${body}`);
}

async function filled(head: string, body: string, seed = 1): Promise<CorpusMessage> {
  return messageFrom(template(head, body), pools, seededRandom(seed));
}

/** By field, from the first text form. */
function valuesOf({ texts }: CorpusMessage): Record<string, string> {
  const [form] = texts;
  return Object.fromEntries(
    form?.values.map(({ field, start, end }) => [field, form.text.slice(start, end)]) ?? [],
  );
}
