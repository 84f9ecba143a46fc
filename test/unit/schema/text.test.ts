import { describe, expect, test } from 'vitest';
import { oneLine, withoutUnseen } from '#schema/text.ts';
import { freeTexts } from '../../support/procedure-inputs.ts';
import { type ProcedureName, policies } from '../../support/procedures.ts';

// Attacks: line breaks, control characters, bidirectional marks and web addresses in our outgoing texts and mails. Mutations
// that this catches: `z.string()` for a new field of a command; `multiLine` for a name; a mark left out of `unseen`.

/** Fields with several lines, by the last step of their position. */
const ofSeveralLines = new Set([
  'message',
  'question',
  'answer',
  'issue',
  'notes',
  'description',
  'bio',
  'experience',
  'errorCodes[]',
  'add[]',
  'arrivalInstructions',
  'rejectionReasonCustom',
  'cancellationReasonCustom',
]);
/** Single lines, though their names say otherwise. */
const ofOneLine = new Set([
  'customers.orders.approvePendingOrder order.errorCodes[]',
  'customers.equipmentAlerts.correct values.faultCodes[].description',
]);
const ofPersons = new Set(['firstName', 'lastName', 'contactName']);
/** Not form fields, like cursors: a message pasted as a whole, and the recipient of a code, who must have an account. */
const asItCame = new Set([
  'customers.equipmentAlerts.import rawEvent',
  'auth.otpSend email',
  'auth.otpVerify email',
]);

const commands = (Object.keys(policies) as ProcedureName[]).filter(
  (name) => policies[name].kind === 'mutation',
);
const fields = (
  await Promise.all(
    commands.map(async (name) =>
      (await freeTexts(name)).map(({ position, takes }) => ({ name, position, takes })),
    ),
  )
)
  .flat()
  .filter(({ name, position }) => position !== 'cursor' && !asItCame.has(`${name} ${position}`))
  .map((field) => {
    const last = field.position.split('.').at(-1) ?? '';
    const isLine = !ofSeveralLines.has(last) || ofOneLine.has(`${field.name} ${field.position}`);
    return { ...field, last, isLine };
  });

const lines = fields.filter(({ isLine }) => isLine);
const texts = fields.filter(({ isLine }) => !isLine);
const persons = fields.filter(({ last }) => ofPersons.has(last));

describe('The text fields of commands', () => {
  test('include those that people fill most', () => {
    const known = fields.map(({ name, position }) => `${name} ${position}`);

    expect(known).toEqual(
      expect.arrayContaining([
        'auth.createAccount companyName',
        'admin.companies.create firstUser.title',
        'customers.accounts.createOrUpdate title',
        'customers.accounts.updateCompany name',
        'customers.profile.updateBillingInfo billingAddresses[].address1',
        'customers.orders.create customModel.model',
        'customers.orders.approvePendingOrder order.contactName',
        'customers.orders.updatePoNumber poNumber',
        'customers.orders.updateSerialNumber unitNumber',
        'customers.orders.updateJobsite jobsite.name',
        'customers.equipmentAlerts.correct values.faultCodes[].code',
        'technicians.profile.update software[].name',
      ]),
    );
  });

  test.each(lines)('$name, $position takes one line without invisible characters', ({ takes }) => {
    const attacks = [
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\u001b',
      '\u0085',
      '\u2028',
      '\u200b',
      '\u200f',
      '\u202e',
      '\u2066',
      '\ufeff',
    ];

    const taken = attacks.filter((mark) => takes(`Harbor${mark}7`));

    expect(taken.map(escape)).toEqual([]);
  });

  test.each(texts)('$name, $position takes lines without control or bidi marks', ({ takes }) => {
    const attacks = ['\u0000', '\u001b', '\u0085', '\u202e', '\u202a', '\u2066'];

    const taken = attacks.filter((mark) => takes(`Harbor${mark}7`));

    expect(taken.map(escape)).toEqual([]);
    expect(takes('Gate 2\r\nAsk for\tRay')).toBe(true);
  });

  test.each(persons)('$name, $position takes no web address as a person’s name', ({ takes }) => {
    const attacks = [
      'https://prize.example',
      'www.prize',
      'Prize.com',
      'claim it at PRIZE.NET now',
      'prize.info/x',
      'a.biz',
      'b.org',
      'c.io',
    ];

    expect(attacks.filter(takes)).toEqual([]);
    expect(
      ['Ana', 'St. John', 'O’Neil-Smith Jr.', 'Mr.Communard', 'María José'].filter((name) => !takes(name)),
    ).toEqual([]);
  });

  test('can be a web address if they name a company', () => {
    const names = fields.filter(
      ({ name, last }) => last === 'companyName' || (/compan(y|ies)/i.test(name) && last === 'name'),
    );

    expect(names.length).toBeGreaterThan(3);
    expect(names.filter(({ takes }) => !takes('Rent.com'))).toEqual([]);
  });
});

describe('Text in an older row', () => {
  test('becomes one line in a line of a message', () => {
    expect(oneLine(' Hudson\r\n\u202eYard\u200b 7\u2028')).toBe('Hudson Yard 7');
  });

  test('keeps its lines in a message, but nothing that reverses or hides what follows', () => {
    expect(withoutUnseen('Gate\u202e 2\n\u0007Ask for\tRay')).toBe('Gate 2\nAsk for\tRay');
  });
});
