import { audienceOf } from '#functions/orders/visibility.rules.ts';
import {
  type Audience,
  type fieldReaders,
  isToldOfCompany,
  isToldOfOrder,
  isToldOfPerson,
} from '#functions/platform/field-readers.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { ProcedurePolicy } from './procedures.ts';
import { fieldPaths } from './withheld-fields.ts';

/** The text of docs/calls.md: every call with its policy, by surface, and who is shown which fields. */
export function callsPage(policies: Readonly<Record<string, ProcedurePolicy>>): string {
  const parts = surfaces.map(({ surface, title }) => {
    const rows = Object.entries(policies)
      .filter(([, policy]) => policy.surface === surface)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { kind, permission, entity, guarded, limit }]) => [
        `\`${name}\``,
        kind,
        permission ?? '–',
        entity ?? '–',
        guarded.join(', ') || '–',
        limit ?? '–',
      ]);
    return `## ${title}\n\n${table([heads, ...rows])}\n`;
  });
  return [introduction, ...parts, fieldsPart()].join('\n');
}

const introduction = `# Calls

Every procedure of the API with its policy, as it stands at its definition (\`.meta()\`). Written by
\`npx vitest run --project unit test/unit/platform/policy.test.ts -u\`; the same test fails while this page is out of date.

- **permission**: the caller's role must hold it. Without one, anybody on the public surface may call, and anybody signed in on the others.
- **names**: what the input names. The caller must see it, or is answered NOT_FOUND.
- **keeps back**: the answer has fields of these that not every reader is shown. [Who is](#fields-that-not-everybody-is-shown)
  stands at the end.
- **counts as**: the limit that a call counts toward (\`functions/platform/limits.ts\`).
`;

const surfaces = [
  { surface: 'public', title: 'Public: anybody' },
  { surface: 'app', title: 'App: customers' },
  { surface: 'tech', title: 'Tech: technicians and repair companies' },
  { surface: 'admin', title: 'Admin: the platform’s own people' },
] as const;

/** Who is shown what, computed by the functions that decide it. */
function fieldsPart(): string {
  const orders: Columns<'order'> = [
    ...customers.map((id) => [roles[id].name, isToldAs(customerAudience(id))] as const),
    ['booked technician', isToldAs('assigned-technician')],
    ['other technicians', isToldAs('technician')],
    [roles.Admin.name, isToldAs('admin')],
  ];
  const people: Columns<'person'> = [
    ...([...customers, 'Admin'] as const).map((id) => [roles[id].name, isToldOf('acc_other', id)] as const),
    ['the person', isToldOf('acc_reader', 'ExternalUser')],
  ];
  const companies: Columns<'company'> = customers.map((id) => [
    roles[id].name,
    (field) => isToldOfCompany(roles[id], field),
  ]);
  return [
    fieldsIntroduction,
    `### Of an order\n\n${fieldTable('order', orders)}\n`,
    `### Of a person\n\n${fieldTable('person', people)}\n`,
    `### Of one’s own company\n\n${fieldTable('company', companies)}\n`,
  ].join('\n');
}

type Thing = keyof typeof fieldReaders;
/** Readers, and whether each is shown a field. */
type Columns<Of extends Thing> = readonly (readonly [
  name: string,
  isTold: (field: keyof (typeof fieldReaders)[Of]) => boolean,
])[];

const fieldsIntroduction = `## Fields that not everybody is shown

As \`functions/platform/field-readers.ts\` has it. Everybody else gets null, zero or an empty list. A technician is shown to
customers by name and picture, unless the repair company hides them (\`hideTechnicianNames\`): then by the company’s name. Of an order’s
offers, a technician is shown those of the own company, and of its review only a public one.
`;

const customers = ['FleetManager', 'InternalUser', 'ExternalUser'] as const;

function customerAudience(id: RoleId): Audience {
  const { permissions } = roles[id];
  return audienceOf({ accountId: 'acc_reader', userType: 'customer', permissions }, { schedule: null });
}

function isToldAs(audience: Audience) {
  return (field: keyof typeof fieldReaders.order) => isToldOfOrder(audience, field);
}

function isToldOf(accountId: string, id: RoleId) {
  const reader = { accountId: 'acc_reader', permissions: roles[id].permissions };
  return (field: keyof typeof fieldReaders.person) => isToldOfPerson(reader, accountId, field);
}

function fieldTable<Of extends Thing>(thing: Of, columns: Columns<Of>): string {
  const paths = Object.entries(fieldPaths[thing]) as [keyof (typeof fieldReaders)[Of], readonly string[]][];
  return table([
    ['fields', ...columns.map(([name]) => name)],
    ...paths.map(([field, places]) => [
      places.map((place) => `\`${place}\``).join(', '),
      ...columns.map(([, isTold]) => (isTold(field) ? 'yes' : '–')),
    ]),
  ]);
}

const heads = ['call', 'kind', 'permission', 'names', 'keeps back', 'counts as'];

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
