import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartFailure } from '../start-failure.ts';

/** One synthesized stack: its template as CDK wrote it, before anything is resolved. */
export interface Stack {
  readonly name: string;
  readonly template: Template;
}

export type Template = z.infer<typeof templateSchema>;
export type TemplateResource = Template['Resources'][string];

export interface CloudAssembly {
  /** Ordered so that every stack comes after those it depends on. */
  readonly stacks: readonly Stack[];
  /** Path of an asset's directory or file, by its object key in the templates. */
  readonly assets: ReadonlyMap<string, string>;
}

/**
 * Reads the output of `cdk synth`.
 *
 * @throws StartFailure if the directory holds no readable cloud assembly
 */
export function readCloudAssembly(directory: string): CloudAssembly {
  const { artifacts } = read(join(directory, 'manifest.json'), manifestSchema);
  const assets = new Map<string, string>();
  const stacks = new Map<string, Stack & { readonly dependencies: readonly string[] }>();

  for (const [id, artifact] of Object.entries(artifacts)) {
    if (artifact.type === 'cdk:asset-manifest') {
      const { files } = read(
        join(directory, parse(assetFile, artifact.properties, directory).file),
        assetsSchema,
      );
      for (const { source, destinations } of Object.values(files))
        for (const { objectKey } of Object.values(destinations))
          if (source.path) assets.set(objectKey, join(directory, source.path));
    } else if (artifact.type === 'aws:cloudformation:stack') {
      const { templateFile, stackName } = parse(stackFile, artifact.properties, directory);
      const template = read(join(directory, templateFile), templateSchema);
      stacks.set(id, { name: stackName ?? id, template, dependencies: artifact.dependencies ?? [] });
    }
  }
  if (stacks.size === 0)
    throw new StartFailure(`There is no stack in ${directory}.`, 'Synthesize it with: npm run synth');

  const ordered: Stack[] = [];
  const visit = (id: string): void => {
    const stack = stacks.get(id);
    if (!stack || ordered.some(({ name }) => name === stack.name)) return;
    for (const dependency of stack.dependencies) visit(dependency);
    ordered.push({ name: stack.name, template: stack.template });
  };
  for (const id of stacks.keys()) visit(id);
  return { stacks: ordered, assets };
}

/** The template as the loader reads it. Throws a ZodError if it isn't one. */
export function parseTemplate(template: unknown): Template {
  return templateSchema.parse(template);
}

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      dependencies: z.array(z.string()).optional(),
      properties: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

const assetFile = z.object({ file: z.string() });
const stackFile = z.object({ templateFile: z.string(), stackName: z.string().optional() });

const assetsSchema = z.object({
  files: z
    .record(
      z.string(),
      z.object({
        source: z.object({ path: z.string().optional(), packaging: z.string().optional() }),
        destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
      }),
    )
    .default({}),
});

const templateSchema = z.object({
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
  Mappings: z.record(z.string(), z.unknown()).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      DependsOn: z
        .union([z.string(), z.array(z.string())])
        .default([])
        .transform((names) => [names].flat()),
      Condition: z.string().optional(),
      Metadata: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
  Outputs: z
    .record(
      z.string(),
      z.object({
        Value: z.unknown(),
        Export: z.object({ Name: z.unknown() }).optional(),
        Condition: z.string().optional(),
      }),
    )
    .default({}),
});

function read<T>(path: string, schema: z.ZodType<T>): T {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StartFailure(`${path} is missing.`, 'Synthesize it with: npm run synth');
  }
  return parse(schema, JSON.parse(text), path);
}

function parse<T>(schema: z.ZodType<T>, value: unknown, path: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StartFailure(
    `${path} is not a cloud assembly that the runtime can read: ${z.prettifyError(parsed.error)}`,
    'Synthesize it with: npm run synth',
  );
}
