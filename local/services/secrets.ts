import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LocalService, Resource, Runtime } from '../runtime.ts';
import { AwsError, jsonService, operation } from './aws-wire.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName, stableId } from './resource-names.ts';

/**
 * Secrets, generated once and stored. The attribute `SecretString` holds the value, for other resources' dynamic
 * references (`{{resolve:secretsmanager:…}}`).
 */
export function secrets(): LocalService {
  return {
    providers: [
      provider('AWS::SecretsManager::Secret', secretProperties, (properties, resource, runtime) => {
        const secret = keepSecret(runtime, resource, properties);
        return { ref: secret.arn, attributes: { Id: secret.arn, SecretString: secret.value } };
      }),
    ],
    aws: [
      jsonService({
        signingName: 'secretsmanager',
        target: 'secretsmanager',
        version: '1.1',
        operations: {
          GetSecretValue: operation(
            z.strictObject({
              SecretId: z.string(),
              VersionId: z.string().optional(),
              VersionStage: z.literal('AWSCURRENT').optional(),
            }),
            (input, runtime) => {
              const secret = findSecret(runtime, input.SecretId);
              if (!secret || (input.VersionId && input.VersionId !== secret.versionId)) throw notFound();
              return {
                ARN: secret.arn,
                Name: secret.name,
                SecretString: secret.value,
                VersionId: secret.versionId,
                VersionStages: ['AWSCURRENT'],
                CreatedDate: secret.createdAt / 1000,
              };
            },
          ),
          PutSecretValue: operation(
            z.strictObject({
              SecretId: z.string(),
              SecretString: z.string(),
              ClientRequestToken: z.string().optional(),
            }),
            (input, runtime) => {
              const { arn, name, versionId } = writeSecret(runtime, input.SecretId, input.SecretString);
              return { ARN: arn, Name: name, VersionId: versionId, VersionStages: ['AWSCURRENT'] };
            },
          ),
        },
      }),
    ],
  };
}

interface Secret {
  readonly arn: string;
  readonly name: string;
  readonly value: string;
  readonly versionId: string;
  readonly createdAt: number;
}

const generation = z.strictObject({
  PasswordLength: z.int().min(1).max(4096).default(32),
  ExcludeCharacters: z.string().default(''),
  ExcludeLowercase: z.boolean().default(false),
  ExcludeNumbers: z.boolean().default(false),
  ExcludePunctuation: z.boolean().default(false),
  ExcludeUppercase: z.boolean().default(false),
  IncludeSpace: z.boolean().default(false),
  RequireEachIncludedType: z.boolean().default(true),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
const secretProperties = z.strictObject({
  Description: inert,
  KmsKeyId: inert,
  Tags: inert,
  Name: z.string().optional(),
  SecretString: z.string().optional(),
  GenerateSecretString: generation.optional(),
});

function secretsOf(runtime: Runtime) {
  return runtime.durable<Secret>('secrets');
}

/** A generated value stays; a written one follows the template. */
function keepSecret(
  runtime: Runtime,
  resource: Resource,
  properties: z.output<typeof secretProperties>,
): Secret {
  const name = physicalName(resource, properties.Name);
  const kept = secretsOf(runtime).get(name);
  const written = properties.SecretString;
  if (kept && (written === undefined || written === kept.value)) return kept;
  const suffix = stableId({ ...resource, logicalId: name }, 6);
  const secret: Secret = {
    arn: `arn:aws:secretsmanager:${runtime.region}:${runtime.accountId}:secret:${name}-${suffix}`,
    name,
    value: written ?? generate(properties.GenerateSecretString ?? generation.parse({})),
    versionId: randomUUID(),
    createdAt: runtime.clock.now(),
  };
  secretsOf(runtime).put(name, secret);
  return secret;
}

/** Changes a secret's value. `id` as in the API operations. */
export function writeSecret(runtime: Runtime, id: string, value: string): Secret {
  const secret = findSecret(runtime, id);
  if (!secret) throw notFound();
  const written = { ...secret, value, versionId: randomUUID() };
  secretsOf(runtime).put(secret.name, written);
  return written;
}

function notFound(): AwsError {
  return new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
}

/** The secret with this name's ending, in any environment. */
export function secretNamed(runtime: Runtime, end: string): Secret | undefined {
  return [...secretsOf(runtime).entries()].find(([name]) => name.endsWith(end))?.[1];
}

function findSecret(runtime: Runtime, id: string): Secret | undefined {
  const byName = secretsOf(runtime).get(id);
  if (byName) return byName;
  for (const [, secret] of secretsOf(runtime).entries()) {
    if (secret.arn === id || secret.arn.slice(0, -7) === id) return secret;
  }
  return undefined;
}

function generate(rule: z.output<typeof generation>): string {
  const excluded = new Set(rule.ExcludeCharacters);
  const types = [
    rule.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    rule.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    rule.ExcludeNumbers ? '' : '0123456789',
    rule.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    rule.IncludeSpace ? ' ' : '',
  ]
    .map((characters) => characters.split('').filter((character) => !excluded.has(character)))
    .filter((characters) => characters.length > 0);
  const all = types.flat();
  const required = rule.RequireEachIncludedType ? types.slice(0, rule.PasswordLength) : [];
  const password = required.map(pick);
  while (password.length < rule.PasswordLength) password.push(pick(all));
  const shuffled = password
    .map((character) => ({ character, order: randomInt(2 ** 47) }))
    .sort((a, b) => a.order - b.order)
    .map(({ character }) => character)
    .join('');
  if (!rule.SecretStringTemplate || !rule.GenerateStringKey) return shuffled;
  const template: unknown = JSON.parse(rule.SecretStringTemplate);
  return JSON.stringify({ ...Object(template), [rule.GenerateStringKey]: shuffled });
}

function pick(characters: readonly string[]): string {
  return characters[randomInt(characters.length)] ?? '';
}
