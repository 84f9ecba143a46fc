import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secrets } from '#local/services/secrets.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;
let client: SecretsManagerClient;

beforeEach(async () => {
  host = await startServiceHost({ services: [secrets()] });
  client = new SecretsManagerClient(host.client);
});

afterEach(() => host.stop());

const declare = (properties: Record<string, unknown>) =>
  host.create('AWS::SecretsManager::Secret', properties);

it('generates a secret once and returns it by name, ARN and dynamic reference', async () => {
  const GenerateSecretString = { PasswordLength: 48, ExcludePunctuation: true };
  const first = await declare({ Name: 'edge', GenerateSecretString });
  const again = await declare({ Name: 'edge', GenerateSecretString });

  const byArn = await client.send(new GetSecretValueCommand({ SecretId: first.ref }));
  const byName = await client.send(new GetSecretValueCommand({ SecretId: 'edge' }));

  expect(first.attributes?.SecretString).toMatch(/^[A-Za-z0-9]{48}$/);
  expect(again).toEqual(first);
  expect(byArn.SecretString).toBe(first.attributes?.SecretString);
  expect(byName.ARN).toMatch(/^arn:aws:secretsmanager:us-east-1:123456789012:secret:edge-\w{6}$/);
});

it('follows the template’s rules for the generated string', async () => {
  const { attributes } = await declare({
    GenerateSecretString: {
      PasswordLength: 6,
      ExcludeUppercase: true,
      ExcludeLowercase: true,
      ExcludeCharacters: '0123456',
      SecretStringTemplate: '{"user":"ironcall"}',
      GenerateStringKey: 'password',
    },
  });

  const { user, password } = JSON.parse(attributes?.SecretString ?? '');

  expect(user).toBe('ironcall');
  expect(password).toMatch(/^[789!-/:-@[-`{-~]{6}$/);
  expect(password).toMatch(/[789]/);
});

it('takes a literal value from the template', async () => {
  await declare({ Name: 'written', SecretString: 'one' });
  await declare({ Name: 'written', SecretString: 'two' });

  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'written' }));

  expect(SecretString).toBe('two');
});

it('keeps a changed value through later starts', async () => {
  const GenerateSecretString = { SecretStringTemplate: '{}', GenerateStringKey: 'nobody' };
  await declare({ Name: 'keys', GenerateSecretString });
  await client.send(new PutSecretValueCommand({ SecretId: 'keys', SecretString: '{"acc_1":"KEY"}' }));
  await declare({ Name: 'keys', GenerateSecretString });

  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'keys' }));

  expect(SecretString).toBe('{"acc_1":"KEY"}');
});

it('reports unknown secrets', async () => {
  await expect(client.send(new GetSecretValueCommand({ SecretId: 'none' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});
