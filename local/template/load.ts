import type { Resource, ResourceProvider, Runtime, Standing } from '../runtime.ts';
import { StartFailure } from '../start-failure.ts';
import type { CloudAssembly, Stack, TemplateResource } from './assembly.ts';
import { type Names, references, resolve } from './resolve.ts';

export interface LoadedResource {
  readonly resource: Resource;
  readonly standing: Standing;
}

/**
 * Creates every resource of every stack, each after those it refers to.
 *
 * @throws StartFailure that names stack, resource and type, if a type, a property or a reference is unknown
 */
export async function loadStacks(
  { stacks }: CloudAssembly,
  providers: readonly ResourceProvider[],
  runtime: Runtime,
  parameters: Readonly<Record<string, string>> = {},
): Promise<LoadedResource[]> {
  const byType = new Map(providers.map((provider) => [provider.type, provider]));
  refuseUnknown(stacks, byType);

  const loaded: LoadedResource[] = [];
  const exported = new Map<string, unknown>();
  for (const stack of stacks) {
    const standings = new Map<string, Standing>();
    const names = stackNames(stack, standings, exported, loaded, runtime, parameters);

    for (const [logicalId, declared] of inOrder(stack, names)) {
      const provider = byType.get(declared.Type);
      if (!provider) throw unsupported(stack.name, logicalId, declared.Type, 'this resource type');
      const at = place(stack.name, logicalId, declared.Type);
      const properties = attempt(at, () => resolve(declared.Properties, names)) as Record<string, unknown>;
      const resource: Resource = { stack: stack.name, logicalId, type: declared.Type, properties };
      try {
        const standing = await provider.create(resource, runtime);
        standings.set(logicalId, standing);
        loaded.push({ resource, standing });
      } catch (error) {
        if (error instanceof StartFailure) throw error;
        throw failed(at, error);
      }
    }

    for (const [name, output] of Object.entries(stack.template.Outputs)) {
      if (!output.Export || (output.Condition && !names.condition(output.Condition))) continue;
      const { Export, Value } = output;
      attempt(`${stack.name} / output ${name}`, () =>
        exported.set(String(resolve(Export.Name, names)), resolve(Value, names)),
      );
    }
  }
  return loaded;
}

/** Names everything that is unknown at once, before anything is created. */
function refuseUnknown(stacks: readonly Stack[], byType: ReadonlyMap<string, ResourceProvider>): void {
  const unknown: StartFailure[] = [];
  for (const { name, template } of stacks)
    for (const [logicalId, { Type, Properties }] of Object.entries(template.Resources)) {
      const provider = byType.get(Type);
      if (!provider) unknown.push(unsupported(name, logicalId, Type, 'this resource type'));
      else
        for (const property of Object.keys(Properties))
          if (!provider.properties.includes(property))
            unknown.push(unsupported(name, logicalId, Type, `the property ${property}`));
    }
  const [first, ...others] = unknown;
  if (!first) return;
  throw new StartFailure([first, ...others].map(({ message }) => message).join('\n'), first.wayOut);
}

function unsupported(stack: string, logicalId: string, type: string, what: string): StartFailure {
  return new StartFailure(
    `${place(stack, logicalId, type)}: the laptop runtime does not know ${what}.`,
    'Implement it in local/services/, or if it changes nothing on a laptop, list it in local/services/inert.ts.',
  );
}

function stackNames(
  { name: stackName, template }: Stack,
  standings: ReadonlyMap<string, Standing>,
  exported: ReadonlyMap<string, unknown>,
  loaded: readonly LoadedResource[],
  runtime: Runtime,
  parameters: Readonly<Record<string, string>>,
): Names {
  const pseudo: Record<string, string> = {
    'AWS::AccountId': runtime.accountId,
    'AWS::Region': runtime.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stackName,
    'AWS::StackId': `arn:aws:cloudformation:${runtime.region}:${runtime.accountId}:stack/${stackName}/local`,
  };
  const names: Names = {
    ref: (name) =>
      pseudo[name] ??
      standings.get(name)?.ref ??
      (name in template.Parameters ? (parameters[name] ?? template.Parameters[name]?.Default) : undefined),
    attribute: (logicalId, attribute) => standings.get(logicalId)?.attributes?.[attribute],
    imported: (exportName) => exported.get(exportName),
    mapping: (map, first, second) => {
      const found = template.Mappings[map] as Record<string, Record<string, unknown>> | undefined;
      return found?.[first]?.[second];
    },
    condition: (name) => resolve(template.Conditions[name], names) === true,
    secret: (secretId, jsonField) => {
      const secret = loaded.find(
        ({ resource: { type, properties }, standing }) =>
          type === 'AWS::SecretsManager::Secret' &&
          (standing.ref === secretId || properties.Name === secretId),
      );
      const value = secret?.standing.attributes?.SecretString;
      if (value === undefined || jsonField === undefined) return value;
      const field = (JSON.parse(value) as Record<string, unknown>)[jsonField];
      return typeof field === 'string' ? field : JSON.stringify(field);
    },
  };
  return names;
}

/** The resources whose condition holds, each after those it refers to. */
function inOrder({ name, template }: Stack, names: Names): [logicalId: string, TemplateResource][] {
  const ordered = new Map<string, TemplateResource>();
  const visiting: string[] = [];
  const visit = (logicalId: string): void => {
    const resource = template.Resources[logicalId];
    if (!resource || ordered.has(logicalId)) return;
    if (resource.Condition && !names.condition(resource.Condition)) return;
    if (visiting.includes(logicalId))
      throw new StartFailure(
        `${name}: resources refer to each other in a circle: ${[...visiting, logicalId].join(' → ')}.`,
        'Break the circle in infra/: CloudFormation refuses it too.',
      );
    visiting.push(logicalId);
    for (const other of [...resource.DependsOn, ...references(resource.Properties)]) visit(other);
    visiting.pop();
    ordered.set(logicalId, resource);
  };
  for (const logicalId of Object.keys(template.Resources)) visit(logicalId);
  return [...ordered];
}

function place(stack: string, logicalId: string, type: string): string {
  return `${stack} / ${logicalId} (${type})`;
}

function attempt<T>(at: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw failed(at, error);
  }
}

function failed(at: string, error: unknown): StartFailure {
  return new StartFailure(
    `${at}: ${error instanceof Error ? error.message : String(error)}`,
    'Change it in infra/, or support it in local/.',
  );
}
