import { type ListLanguage, languageOf, type ProseLanguage, proseOf } from './languages.ts';
import type { Pick } from './pick.ts';
import { fields, named, type StatedMachine, stated } from './values.ts';
import { omittedBy, type PartlyStated, partOf } from './with-gaps.ts';

/** A machine, and a message about it in the language. */
export function proseIn(
  name: ProseLanguage,
  pick: Pick,
): { readonly machine: StatedMachine; readonly text: string } {
  const { hours: hourForms, descriptions } = languageOf(name);
  const prose = proseOf(name);
  // The last form is for lists only.
  const hours = pick.of(hourForms.slice(0, 3));
  const [severity, time, place] = [pick.of(prose.severities), pick.of(prose.times), pick.of(prose.places)];
  const machine = stated(named(pick, descriptions), { hours, severity, time, place }, pick);
  const { unit, brand, model, serial, code, description } = machine.words;
  const first = pick
    .of(prose.first)
    .replace('{M}', `${brand} ${model}`)
    .replace('{U}', unit)
    .replace('{S}', serial)
    .replace('{C}', code)
    .replace('{D}', description);
  const others = [pick.of(prose.hours).replace('{H}', hours[1]), severity[1], time[1], place[1]];
  return { machine, text: [first, ...pick.shuffled(others)].join(pick.of([' ', '\n', ' '])) };
}

/** A machine, and a list about it in the language. */
export function listIn(
  name: ListLanguage,
  pick: Pick,
): { readonly machine: StatedMachine; readonly text: string } {
  const { machine, hoursUnit, labels } = statedIn(name, pick);
  const separator = pick.of(separators);
  const isJoined = pick.of([true, false]);
  const lines = fields.flatMap((field) => {
    if (isJoined && field === 'description') return [];
    const { code, description } = machine.words;
    const value = isJoined && field === 'code' ? `${code} ${description}` : machine.words[field];
    return [`${pick.of(labels[field])}${separator}${value}${field === 'hours' ? hoursUnit : ''}`];
  });
  const aboutMachine = lines.slice(0, fields.indexOf('code'));
  const others = lines.slice(aboutMachine.length);
  return {
    machine,
    text: pick
      .of([
        [...aboutMachine, ...others],
        [...others, ...aboutMachine],
        [...pick.shuffled(aboutMachine), ...others],
      ])
      .join('\n'),
  };
}

/** A list in the language with some values left out and other things between its lines. */
export function listWithGapsIn(name: ListLanguage, pick: Pick): PartlyStated {
  const { machine, hoursUnit, labels, beside } = statedIn(name, pick);
  const separator = pick.of(separators);
  const omitted = omittedBy(pick);
  const own = fields
    .filter((field) => !omitted.has(field))
    .map(
      (field) =>
        `${pick.of(labels[field])}${separator}${machine.words[field]}${field === 'hours' ? hoursUnit : ''}`,
    );
  const others = pick.several(beside, 3).map(([label, value]) => label + separator + value);
  return { text: pick.mixed(own, others).join('\n'), truths: [partOf(machine, omitted)] };
}

const separators = [': ', ': ', ' : ', '\t', ' - '];

function statedIn(name: ListLanguage, pick: Pick) {
  const { hours: hourForms, descriptions, list } = languageOf(name);
  const [hours, severity, time, place] = [
    pick.of(hourForms),
    pick.of(list.severities),
    pick.of(list.times),
    pick.of(list.places),
  ];
  const machine = stated(named(pick, descriptions), { hours, severity, time, place }, pick);
  return { machine, hoursUnit: pick.of(list.hoursUnits), labels: list.labels, beside: list.beside };
}
