import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { codeAt, keyOf } from '#functions/sign-in/authenticator.ts';

/** The code that an authenticator with that key (base32) shows at that moment. */
export function authenticatorCode(key: string, now: Date): string {
  return codeAt(keyOf(key), Math.floor(now.getTime() / 30_000));
}

/** Enrolls an admin as an operator does: adds a new key to that secret and returns it. */
export function enroller(endpoint: string, secretName: string): (accountId: string) => Promise<string> {
  const client = new SecretsManagerClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'LOCALACCESSKEY', secretAccessKey: 'local' },
  });
  let last: Promise<unknown> = Promise.resolve();
  return (accountId) => {
    const enrolled = last.then(async () => {
      const key = madeKey();
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretName }));
      const keys = { ...JSON.parse(SecretString ?? '{}'), [accountId]: key };
      await client.send(
        new PutSecretValueCommand({ SecretId: secretName, SecretString: JSON.stringify(keys) }),
      );
      return key;
    });
    last = enrolled;
    return enrolled;
  };
}

/** 160 bits in base32. */
export function madeKey(): string {
  return Array.from(randomBytes(32), (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(byte % 32)).join('');
}
