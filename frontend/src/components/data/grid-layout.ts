import { keep, keepFor, readKept, readKeptOf } from '../../lib/kept.ts';

/** How someone arranged a grid: column ids in order, and which are hidden. */
export interface GridLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/**
 * The layout stored under the grid's name, for `owner` if given. Columns added since take their default place; removed
 * ones are dropped.
 */
export function readLayout(name: string, columns: readonly string[], owner?: string): GridLayout {
  const kept = owner === undefined ? readKept(keyOf(name)) : readKeptOf(owner, keyOf(name));
  const { order, hidden } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof GridLayout, unknown>
  >;
  return {
    order: inOrder(ids(order), columns),
    hidden: ids(hidden).filter((id) => columns.includes(id)),
  };
}

export function keepLayout(name: string, layout: GridLayout, owner?: string): void {
  if (owner === undefined) keep(keyOf(name), layout);
  else keepFor(owner, keyOf(name), layout);
}

/** Moves a column one place left (-1) or right. */
export function movedColumn({ order, hidden }: GridLayout, id: string, by: 1 | -1): GridLayout {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return { order, hidden };
  const rest = order.filter((each) => each !== id);
  return { order: [...rest.slice(0, to), id, ...rest.slice(to)], hidden };
}

export function toggledColumn({ order, hidden }: GridLayout, id: string): GridLayout {
  return {
    order,
    hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id],
  };
}

const keyOf = (name: string) => `grid.${name}`;

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function inOrder(kept: readonly string[], columns: readonly string[]): string[] {
  const order = [...new Set(kept)].filter((id) => columns.includes(id));
  columns.forEach((id, at) => {
    if (!order.includes(id)) order.splice(at, 0, id);
  });
  return order;
}
