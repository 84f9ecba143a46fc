import { describe, expect, it } from 'vitest';
import { type Cast, usualCast } from '#demo/notices/cast.ts';
import { sampleLetters } from '#demo/notices/sample-letters.ts';
import { noticesOfOrder, sampleNotices } from '#demo/notices/sample-notices.ts';
import { sampleOccasions } from '#demo/notices/sample-orders.ts';
import { pushPayload } from '#functions/notifications/channels/push-payload.rules.ts';
import { textParts } from '#functions/notifications/channels/text-parts.rules.ts';
import { orderNotifications } from '#functions/notifications/texts/notification-types.ts';

const siteUrl = 'https://app.ironcall.example';
const surroundings = { siteUrl, supportEmail: 'support@ironcall.example' };
/** Names as long as they get, with letters that GSM's alphabet can approximate. */
const longCast: Cast = {
  company:
    'Łódź & Północne Przedsiębiorstwo Budowlano-Montażowe “Wschód–Zachód” Spółka z o.o. of Pennsylvania',
  repairs:
    'Señor Ñandú’s 24/7 Heavy Equipment, Hydraulics & Undercarriage Repair of Southeastern Pennsylvania',
  manager: 'Maximiliana-Theodora Anastazja Wolfeschlegelsteinhausenbergerdorff-Święcicka of the Northeast',
  colleague: 'Jean-Baptiste Emmanuel Zorg–Świątkowski von und zu Hohenlohe-Langenburg-Waldenburg III.',
  technician: 'Łukasz “Hydraulics” Brzęczyszczykiewicz-O’Shaughnessy Featherstonehaugh de la Cruz y Montoya',
  other: 'Ruth Lindqvist',
  brand: 'Kobelco Construction Machinery',
  model: 'SK350LC-11 Next Generation Long Reach Demolition Special Edition',
  unitNumber: 'EXCAVATOR-NORTHEAST-REGION-000000104-B',
  jobsite:
    'I-95 Corridor Reconstruction Phase 4 – Llanfair Interchange, Northbound Ramp “C” Laydown Yard and Batch Plant',
  street: '12345 Northeast Old Kings Highway Frontage Road, Building 7, behind the Batch Plant',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
};
const cyrillicCast: Cast = {
  ...longCast,
  technician: 'Володимир Олександрович Переяславець-Хмельницький',
  jobsite: 'Київський міст, північний під’їзд, будівельний майданчик номер сорок два',
};

const all = (cast: Cast) => [...sampleNotices(cast, surroundings), ...sampleLetters(cast, surroundings)];
const occasions = sampleOccasions(usualCast);
const texts = (cast: Cast) => all(cast).flatMap(({ sms }) => sms ?? []);
const pushes = (cast: Cast) => all(cast).flatMap(({ push }) => push ?? []);
const casts = [
  ['usual', usualCast],
  ['long', longCast],
  ['Cyrillic', cyrillicCast],
] as const;

it.each(orderNotifications.map((type, row) => [type.name, type.on.join(), row, type] as const))(
  '%s by %s (row %i) has a sample for each of its readers',
  (_, __, ___, type) => {
    const readers = (['customer', 'technician', 'admin'] as const).filter((reader) => type[reader]);

    const samples = noticesOfOrder(type, occasions, surroundings);

    expect(new Set(samples.map(({ reader }) => reader))).toEqual(new Set(readers));
  },
);

describe.each(casts)('With %s names', (_, cast) => {
  it('a mail says why it came, and has no empty or broken part', () => {
    for (const { name, email } of all(cast)) {
      const { subject, text, html } = email;

      expect(text).toMatch(
        name === 'a code' ? /ignore this message\.$/m : /^You get this because .+\.( Help: |$)/m,
      );
      expect(subject + text + html).not.toMatch(
        /undefined|\bnull\b|NaN|\[object|<(p|h1|blockquote|td)\b[^>]*>\s*<\//,
      );
      expect(text).not.toMatch(/^ | {2}|\n{3}|^[^:\n]+: $|^""$|, ,|,,|\.\.|#\s|\bon \.|\bfor \./m);
    }
  });

  it('a mail has one button, whose link is also in its plain text', () => {
    // A code has no button, and admins have no pages.
    const pressed = all(cast).filter(
      ({ name, reader }) => name !== 'a code' && !(name.startsWith('account.') && reader === 'admin'),
    );

    for (const { email } of pressed) {
      expect(email.html.match(/class="button"/g)).toHaveLength(1);
      expect(email.text).toMatch(/^[A-Z][^\n]+: https:\/\/app\.ironcall\.example\//m);
    }
  });

  it('a text has its link, and at most two parts', () => {
    for (const text of texts(cast)) {
      expect(text).toMatch(
        /^Ironcall: .+: https:\/\/app\.ironcall\.example\/[\w/?=-]+$|is your Ironcall code/,
      );
      expect(textParts(text).parts, text).toBeLessThanOrEqual(2);
    }
  });

  it('a push has a title and words that fit devices, cut between words, and says why it came', () => {
    for (const push of pushes(cast)) {
      const [words = '', why, ...more] = push.body.split('\n');

      expect(push.title.length, push.title).toBeLessThanOrEqual(50);
      expect(push.body.length, push.body).toBeLessThanOrEqual(160);
      expect([push.title, words].join(' ')).not.toMatch(/\s…|[,:;–-]…|undefined|null/);
      expect(why).toMatch(/^You get this because .+\.$/);
      expect(more).toEqual([]);
      expect(push.path).toMatch(/^\/(orders(\/10007)?|tech\/jobs(\/10007)?|users)$/);
      expect(Buffer.byteLength(pushPayload(push, siteUrl))).toBeLessThan(3000);
    }
  });
});

it('with usual names, a text is one GSM part, a subject fits a line, and no push is cut', () => {
  for (const text of texts(usualCast))
    expect(textParts(text), text).toMatchObject({ alphabet: 'GSM-7', parts: 1 });
  for (const { email } of all(usualCast)) expect(email.subject.length, email.subject).toBeLessThanOrEqual(78);
  for (const { title, body } of pushes(usualCast)) expect(title + body).not.toContain('…');
});

it('letters that GSM’s alphabet can approximate do not change a text’s alphabet', () => {
  for (const text of texts(longCast)) expect(textParts(text), text).toMatchObject({ alphabet: 'GSM-7' });
});
