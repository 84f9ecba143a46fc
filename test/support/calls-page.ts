import type { ProcedurePolicy } from './procedures.ts';

/** The text of docs/calls.md: every call with its policy, a table for each surface. */
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
  return [introduction, ...parts].join('\n');
}

const introduction = `# Calls

Every procedure of the API with its policy, as it stands at its definition (\`.meta()\`). Written by
\`npx vitest run --project unit test/unit/platform/policy.test.ts -u\`; the same test fails while this page is out of date.

- **permission**: the caller's role must hold it. Without one, anybody on the public surface may call, and anybody signed in on the others.
- **names**: what the input names. The caller must see it, or is answered NOT_FOUND.
- **keeps back**: the answer has fields of these that not every reader is shown (\`functions/platform/field-readers.ts\`).
- **counts as**: the limit that a call counts toward (\`functions/platform/limits.ts\`).
`;

const surfaces = [
  { surface: 'public', title: 'Public: anybody' },
  { surface: 'app', title: 'App: customers' },
  { surface: 'tech', title: 'Tech: technicians and repair companies' },
  { surface: 'admin', title: 'Admin: the platform’s own people' },
] as const;

const heads = ['call', 'kind', 'permission', 'names', 'keeps back', 'counts as'];

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
