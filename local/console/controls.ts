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

/** Adds a switch to the console. The same id gives the same switch. */
export function registerToggle(runtime: Runtime, toggle: Toggle): { readonly on: boolean } {
  registryOf(runtime).toggles.set(toggle.id, toggle);
  return {
    get on() {
      return isOn(runtime, toggle);
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
      const { id, label, hint } = toggle;
      return { id, label, hint, on: isOn(runtime, toggle) };
    }),
    actions: [...actions.values()].map(({ id, label, hint }) => ({ id, label, hint })),
  };
}

/** Returns false if there is no such switch. */
export function setToggle(runtime: Runtime, id: string, on: boolean): boolean {
  const toggle = registryOf(runtime).toggles.get(id);
  if (toggle === undefined) return false;
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
}

const registries = new WeakMap<Runtime, Registry>();

function registryOf(runtime: Runtime): Registry {
  const known = registries.get(runtime);
  if (known) return known;
  const created = { toggles: new Map(), actions: new Map() };
  registries.set(runtime, created);
  return created;
}

function isOn(runtime: Runtime, toggle: Toggle): boolean {
  return runtime.durable<boolean>('console-toggles').get(toggle.id) ?? toggle.initially ?? false;
}
