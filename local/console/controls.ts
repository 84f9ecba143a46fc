import type { Runtime } from '../runtime.ts';

/**
 * A switch under the console's "Demo controls": a failure to try out, or a behavior of the demo. Kept between runs.
 */
export interface Toggle {
  readonly id: string;
  readonly label: string;
  /** One sentence on what is different while it is on. */
  readonly hint: string;
  readonly initially?: boolean;
  /** What the console counts since it was turned on: "Texts refused". */
  readonly counts?: string;
  /** Called after someone has changed it. */
  changed?(on: boolean): void;
}

/** A button under the console's "Demo controls". What `run` returns is shown next to it. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  run(runtime: Runtime): Promise<string> | string;
}

export interface Switch {
  readonly on: boolean;
  /** Adds one to the count that the console shows. */
  count(): void;
  /** Whether this call is the nth, the 2nth … since the switch was turned on; counts those. False while it is off. */
  hits(every: number): boolean;
}

/** Adds a switch to the console. The same id gives the same switch. */
export function registerToggle(runtime: Runtime, toggle: Toggle): Switch {
  registryOf(runtime).toggles.set(toggle.id, toggle);
  return {
    get on() {
      return isOn(runtime, toggle);
    },
    count() {
      tallyOf(runtime, toggle.id).counted++;
    },
    hits(every) {
      if (!isOn(runtime, toggle)) return false;
      const tally = tallyOf(runtime, toggle.id);
      if (++tally.calls % every !== 0) return false;
      tally.counted++;
      return true;
    },
  };
}

export function registerAction(runtime: Runtime, action: Action): void {
  registryOf(runtime).actions.set(action.id, action);
}

export function listControls(runtime: Runtime) {
  const { toggles, actions } = registryOf(runtime);
  return {
    toggles: [...toggles.values()].map((toggle) => {
      const { id, label, hint, counts } = toggle;
      const counted = counts === undefined ? undefined : `${counts}: ${tallyOf(runtime, id).counted}`;
      return { id, label, hint, counted, on: isOn(runtime, toggle) };
    }),
    actions: [...actions.values()].map(({ id, label, hint }) => ({ id, label, hint })),
  };
}

/** Returns false if there is no such switch. */
export function setToggle(runtime: Runtime, id: string, on: boolean): boolean {
  const toggle = registryOf(runtime).toggles.get(id);
  if (toggle === undefined) return false;
  if (on && !isOn(runtime, toggle)) registryOf(runtime).tallies.delete(id);
  runtime.durable<boolean>('console-toggles').put(id, on);
  toggle.changed?.(on);
  return true;
}

/** Returns undefined if there is no such button. */
export async function runAction(runtime: Runtime, id: string): Promise<string | undefined> {
  return registryOf(runtime).actions.get(id)?.run(runtime);
}

interface Registry {
  readonly toggles: Map<string, Toggle>;
  readonly actions: Map<string, Action>;
  readonly tallies: Map<string, Tally>;
}

/** Since the switch was turned on, or the runtime was started. */
interface Tally {
  calls: number;
  counted: number;
}

const registries = new WeakMap<Runtime, Registry>();

function registryOf(runtime: Runtime): Registry {
  const known = registries.get(runtime);
  if (known) return known;
  const created = { toggles: new Map(), actions: new Map(), tallies: new Map() };
  registries.set(runtime, created);
  return created;
}

function tallyOf(runtime: Runtime, id: string): Tally {
  const { tallies } = registryOf(runtime);
  const known = tallies.get(id);
  if (known) return known;
  const created = { calls: 0, counted: 0 };
  tallies.set(id, created);
  return created;
}

function isOn(runtime: Runtime, toggle: Toggle): boolean {
  return runtime.durable<boolean>('console-toggles').get(toggle.id) ?? toggle.initially ?? false;
}
