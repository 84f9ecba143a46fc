import { describe, expect, it } from 'vitest';
import { outlineOf } from '#functions/alerts/reading/layout/layout.ts';
import type { Stretch } from '#functions/alerts/reading/layout/outline.ts';

/** Each value of a text as `context > label=value`, without missing parts. */
function valuesIn(text: string): string[] {
  const at = (stretch: Stretch | undefined) => (stretch ? text.slice(stretch.start, stretch.end) : '');
  return outlineOf(text)
    .cells.filter(({ kind }) => kind === 'value' || kind === 'text')
    .map((cell) => {
      const label = cell.label ? `${at(cell.label)}=` : '';
      return `${cell.context ? `${at(cell.context)} > ` : ''}${label}${at(cell)}`;
    });
}

/** The values of a text, grouped by record. */
function recordsIn(text: string): string[][] {
  const records = new Map<number, string[]>();
  for (const { kind, start, end, record } of outlineOf(text).cells)
    if (kind === 'value' || kind === 'text')
      records.set(record, [...(records.get(record) ?? []), text.slice(start, end)]);
  return [...records.values()];
}

describe('JSON', () => {
  it.each([
    ['whole', '{"unit":"EX-12","hours":4182}', ['unit=EX-12', 'hours=4182']],
    [
      'with objects in it',
      '{"unit":"EX-12","fault":{"spn":100,"fmi":3}}',
      ['unit=EX-12', 'fault > spn=100', 'fault > fmi=3'],
    ],
    ['with a list in it', '{"spns":[100,110]}', ['spns > spns=100', 'spns > spns=110']],
    ['cut off behind a value', '{"unit":"EX-12","fault":{"spn":100', ['unit=EX-12', 'fault > spn=100']],
    ['cut off in a string', '{"unit":"EX-12","note":"cut o', ['unit=EX-12', 'note=cut o']],
    [
      'with single quotes',
      "{'unit': 'EX-12', 'note': 'the operator's own'}",
      ['unit=EX-12', "note=the operator's own"],
    ],
    ['with bare keys', '{unit: EX-12, note: low oil}', ['unit=EX-12', 'note=low oil']],
    ['with arrows', '{"unit" => "EX-12", "hours" => 4182}', ['unit=EX-12', 'hours=4182']],
    ['with what is no value', '{"unit":"","hours":null}', ['hours=null']],
    ['with escapes', '{"note":"a \\"b\\" c","unit":"A1"}', ['note=a \\"b\\" c', 'unit=A1']],
    [
      'in a string of JSON',
      '{"body":"{\\"unit\\":\\"A1\\",\\"hours\\":12}"}',
      ['body > unit=A1', 'body > hours=12'],
    ],
    [
      'as YAML has it in a line',
      'unit: A1\nfault: {code: E12, level: high}\nwhere: Reno',
      ['unit=A1', 'fault > code=E12', 'fault > level=high', 'where=Reno'],
    ],
    [
      'with columns named once',
      '{"columns":["Unit","Hours"],"rows":[["A1",12],["B2",13]]}',
      ['rows > Unit=A1', 'rows > Hours=12', 'rows > Unit=B2', 'rows > Hours=13'],
    ],
    ['in prose', 'Please see {"unit":"A1"} and call', ['Please see', 'unit=A1', 'and call']],
    ['that is none', '{ not json } [1] {2}', ['{ not json } [1] {2}']],
  ])('%s', (_form, text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each([
    ['one behind the other', '{"unit":"A1","hours":1}{"unit":"A2","hours":2}'],
    ['on lines of their own', '{"unit":"A1","hours":1}\n{"unit":"A2","hours":2}'],
    ['in a list', '[{"unit":"A1","hours":1},{"unit":"A2","hours":2}]'],
  ])('has a record for each of several documents %s', (_form, text) => {
    expect(recordsIn(text)).toEqual([
      ['A1', '1'],
      ['A2', '2'],
    ]);
  });

  it.each([
    ['name and value', '[{"name":"Serial","value":"K1"},{"name":"Hours","value":"12"}]'],
    ['value and name', '[{"value":"K1","name":"Serial"},{"value":"12","name":"Hours"}]'],
    ['key and text', '[{"key":"Serial","text":"K1"},{"key":"Hours","text":"12"}]'],
    [
      'fieldName and stringValue',
      '[{"fieldName":"Serial","stringValue":"K1"},{"fieldName":"Hours","stringValue":"12"}]',
    ],
  ])('can pair %s as label and value', (_form, text) => {
    expect(valuesIn(text)).toEqual(expect.arrayContaining(['Serial=K1', 'Hours=12']));
  });
});

describe('XML', () => {
  it.each([
    ['elements', '<alert><unit>A1</unit><hours>12</hours></alert>', ['alert > unit=A1', 'alert > hours=12']],
    [
      'attributes',
      '<alerts><fault code="P0420" level=\'high\'/></alerts>',
      ['fault > code=P0420', 'fault > level=high'],
    ],
    ['namespaces', '<ns:alert xmlns:ns="urn:x"><ns:unit>A1</ns:unit></ns:alert>', ['alert > unit=A1']],
    ['CDATA', '<alert><note><![CDATA[oil < 10 psi]]></note></alert>', ['alert > note=oil < 10 psi']],
    ['comments', '<alert><!-- <unit>A0</unit> --><unit>A1</unit></alert>', ['alert > unit=A1']],
    [
      'an end that is missing',
      '<?xml version="1.0"?><alert><unit>A1</unit><hours>41',
      ['alert > unit=A1', 'alert > hours=41'],
    ],
    ['lines', '<alert>\n  <unit>\n    A1\n  </unit>\n</alert>', ['alert > unit=A1']],
    [
      'prose around it',
      'See <alert><unit>A1</unit></alert> and call',
      ['See', 'alert > unit=A1', 'and call'],
    ],
    ['nothing closed', 'from <ops@example.com> of <Smith>', ['from <ops@example.com> of <Smith>']],
  ])('with %s', (_form, text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it('has a record for each element with others in it', () => {
    const text =
      '<list><alert><unit>A1</unit><spn>100</spn></alert><alert><unit>A2</unit><spn>110</spn></alert></list>';

    expect(recordsIn(text)).toEqual([
      ['A1', '100'],
      ['A2', '110'],
    ]);
  });
});

describe('Tables', () => {
  const row = ['unit=A1', 'model=PC210', 'hours=12', 'city=Reno'];

  it.each([
    ['commas', 'unit,model,hours,city\nA1,PC210,12,Reno', row],
    [
      'commas and quotes',
      'unit,model,hours,city\nA1,"PC210, long",12,"Reno, NV"',
      ['unit=A1', 'model=PC210, long', 'hours=12', 'city=Reno, NV'],
    ],
    ['semicolons', 'unit;model;hours;city\nA1;PC210;12;Reno', row],
    ['tabs', 'unit\tmodel\thours\tcity\nA1\tPC210\t12\tReno', row],
    ['bars', '| unit | model | hours | city |\n| A1 | PC210 | 12 | Reno |', row],
    ['aligned columns', 'unit    model    hours   city\nA1      PC210    12      Reno', row],
    [
      'empty cells at both ends of a row',
      'city\tstate\tunit\tmodel\thours\n\t\tA1\tPC210\t',
      ['unit=A1', 'model=PC210'],
    ],
    ['an empty cell', 'unit,model,hours,city\nA1,,12,Reno', ['unit=A1', 'hours=12', 'city=Reno']],
    [
      'an empty aligned cell',
      'unit    model    hours   city\nA1               12      Reno',
      ['unit=A1', 'hours=12', 'city=Reno'],
    ],
  ])('with %s', (_form, text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it('have a record per row', () => {
    expect(recordsIn('unit\tmodel\thours\nA1\tPC210\t12\nA2\tD65\t13')).toEqual([
      ['A1', 'PC210', '12'],
      ['A2', 'D65', '13'],
    ]);
  });

  it('have a record per column if the first column names the rows', () => {
    const text = 'Unit\tEX-11\tEX-12\nSerial\tK5001\tK5002\nModel\tPC210\tPC360\nHours\t1200\t1300';

    expect(recordsIn(text)).toEqual([
      ['EX-11', 'K5001', 'PC210', '1200'],
      ['EX-12', 'K5002', 'PC360', '1300'],
    ]);
    expect(valuesIn(text)).toContain('Serial=K5002');
  });
});

describe('Lines', () => {
  it.each([
    ['a label before a colon', 'Unit: A1', ['Unit=A1']],
    ['a label before a sign of equality', 'Unit = A1', ['Unit=A1']],
    ['a wide colon', '号機：A1', ['号機=A1']],
    ['several on a line', 'Unit: A1, Model: PC210; Hours: 12', ['Unit=A1,', 'Model=PC210;', 'Hours=12']],
    ['several between bars', 'Unit: A1 | Model: PC210', ['Unit=A1', 'Unit: A1 > Model=PC210']],
    ['a label above its value', 'Unit:\nA1\nModel:\nPC210', ['Unit=A1', 'Model=PC210']],
    [
      'an indented block',
      'Machine:\n  Unit: A1\nEngine:\n  Model: QSB',
      ['Machine > Unit=A1', 'Engine > Model=QSB'],
    ],
    ['a heading', 'Excavator report\nUnit: A1', ['Excavator report', 'Excavator report > Unit=A1']],
    [
      'a label without a colon above its value',
      'Serial number\nK1\n\nHours\n\n12',
      ['Serial number=K1', 'Hours=12'],
    ],
    [
      'a label right behind a value',
      'unit=A1 engine hours=12 code=E1',
      ['unit=A1', 'engine hours=12', 'code=E1'],
    ],
    ['a row of three cells', 'Unit,Make,Hours\nA1,Cat,12', ['Unit=A1', 'Make=Cat', 'Hours=12']],
    ['labels and values by turns', 'Unit    A1', ['Unit', 'Unit > Unit=A1']],
    ['quoted lines', '> Unit: A1', ['Unit=A1']],
    ['a time of day', 'seen 08:15 today', ['seen 08:15 today']],
    ['a link', 'see https://a.example/b', ['see https://a.example/b']],
    ['rules between', 'Unit: A1\n=======\nModel: PC210', ['Unit=A1', 'Model=PC210']],
  ])('%s', (_form, text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it('form paragraphs separated by empty lines', () => {
    const { records } = outlineOf('Unit: A1\nHours: 12\n\nUnit: A2');

    expect(records.filter(({ kind }) => kind === 'paragraph')).toHaveLength(2);
    expect(records.filter(({ kind }) => kind === 'line')).toHaveLength(3);
  });
});
