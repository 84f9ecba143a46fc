import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { readEnvironment } from '#infra/environments.ts';
import { functionIds } from '#infra/functions.ts';
import { cdkApp, declareStacks } from '#infra/synthesis.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.unknown().optional(),
  UpdatePolicy: z.unknown().optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
});

/** One resource of a template, with intrinsic functions unresolved. */
export type TemplateResource = z.output<typeof resource> & { readonly logicalId: string };

export interface Synthesised {
  readonly kept: readonly TemplateResource[];
  readonly appStack: readonly TemplateResource[];
  /** The resources of both stacks. */
  readonly all: readonly TemplateResource[];
  /** Whether the kept stack and the app stack have termination protection. */
  readonly isProtected: readonly boolean[];
}

/**
 * Synthesizes an environment, once per process, over stand-in bundles, since templates don't depend on bundle contents.
 */
export function synthesise(name: string): Synthesised {
  const known = synthesised.get(name) ?? synthesiseAnew(name);
  synthesised.set(name, known);
  return known;
}

/** Synthesizes as `npm run deploy` does for stacks that don't exist yet. */
export function synthesiseForCreation(name: string): Synthesised {
  return synthesiseAnew(name, true);
}

const synthesised = new Map<string, Synthesised>();

function synthesiseAnew(name: string, creating = false): Synthesised {
  const app = cdkApp({ builtinCloudFormationValidation: false, outdir: temporaryDirectory('out') });
  const stacks = declareStacks(app, { environment: readEnvironment(name), build: standInBuild(), creating });
  const kept = resourcesOf(stacks.kept);
  const appStack = resourcesOf(stacks.app);
  const isProtected = [stacks.kept, stacks.app].map((stack) => stack.terminationProtection ?? false);
  return { kept, appStack, all: [...kept, ...appStack], isProtected };
}

export function ofType(resources: readonly TemplateResource[], type: string): TemplateResource[] {
  return resources.filter((candidate) => candidate.Type === type);
}

/** Every string anywhere in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(stringsIn);
  return [];
}

/** Logical ids that a value refers to by Ref or Fn::GetAtt. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [String(Array.isArray(inner) ? inner[0] : inner)];
    return referencesIn(inner);
  });
}

/** A directory with just enough of a build to synthesize. */
export function standInBuild(): string {
  const build = temporaryDirectory('build');
  for (const id of functionIds) {
    mkdirSync(join(build, 'functions', id), { recursive: true });
    writeFileSync(join(build, 'functions', id, 'index.mjs'), `export const handler = async () => '${id}';\n`);
  }
  mkdirSync(join(build, 'site'));
  writeFileSync(join(build, 'site', 'index.html'), '<!doctype html><title>Ironcall</title>\n');
  return build;
}

/** The resources in a stack's template. */
export function resourcesOf(stack: Stack): TemplateResource[] {
  const { Resources } = z
    .object({ Resources: z.record(z.string(), resource) })
    .parse(Template.fromStack(stack).toJSON());
  return Object.entries(Resources).map(([logicalId, found]) => ({ ...found, logicalId }));
}
