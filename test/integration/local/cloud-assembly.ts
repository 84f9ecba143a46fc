import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Stack, type StackOptions, startStack } from '#local/stack.ts';
import { newStateDirectory, temporaryDirectory } from '#test/support/temporary-directories.ts';

export interface AssemblyParts {
  /** Templates by stack name, in dependency order. */
  readonly stacks: Readonly<Record<string, object>>;
  /** Directories by the object key that the templates give them: contents by file name. */
  readonly assets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Writes a cloud assembly like that of `cdk synth` into its own directory. */
export function writeAssembly({ stacks, assets = {} }: AssemblyParts): string {
  const directory = temporaryDirectory('assembly');
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  };
  const artifacts: Record<string, object> = {};
  const names = Object.keys(stacks);
  for (const [position, name] of names.entries()) {
    write(`${name}.template.json`, JSON.stringify(stacks[name]));
    artifacts[name] = {
      type: 'aws:cloudformation:stack',
      properties: { templateFile: `${name}.template.json`, stackName: name },
      dependencies: names.slice(0, position),
    };
  }
  const files: Record<string, object> = {};
  for (const [objectKey, contents] of Object.entries(assets)) {
    for (const [file, content] of Object.entries(contents)) write(join(`asset.${objectKey}`, file), content);
    files[objectKey] = {
      source: { path: `asset.${objectKey}`, packaging: 'zip' },
      destinations: { current: { bucketName: 'assets', objectKey } },
    };
  }
  write('assets.json', JSON.stringify({ files }));
  artifacts.assets = { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } };
  write('manifest.json', JSON.stringify({ artifacts }));
  return directory;
}

export interface TestStack extends Stack {
  /** Settings for an SDK client. */
  readonly client: {
    endpoint: string;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
}

/** Runs an assembly on free ports, with its own state. */
export async function runAssembly(
  parts: AssemblyParts,
  options: Partial<Pick<StackOptions, 'extras' | 'stateDirectory'>> = {},
): Promise<TestStack> {
  const cloudAssembly = writeAssembly(parts);
  const stateDirectory = options.stateDirectory ?? newStateDirectory();
  const stack = await startStack({
    port: 0,
    smtpPort: 0,
    quiet: true,
    ...options,
    cloudAssembly,
    stateDirectory,
  });
  return { ...stack, client: clientSettings(stack.awsEndpoint) };
}

export function clientSettings(endpoint: string): TestStack['client'] {
  return {
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'LOCALACCESSKEY', secretAccessKey: 'local' },
  };
}

/** A function of a few lines. Its code can load the project's packages with `load('@aws-sdk/…')`. */
export function functionResource(properties: Record<string, unknown> & { code: string }) {
  const { code, Environment, ...rest } = properties;
  const { Variables = {} } = (Environment as { Variables?: object }) ?? {};
  return {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Timeout: 20,
      MemorySize: 256,
      ...rest,
      Environment: { Variables: { PROJECT: projectRoot, ...Variables } },
      Code: {
        ZipFile: `const load = require('node:module').createRequire(process.env.PROJECT + 'package.json');\n${code}`,
      },
    },
  };
}

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
