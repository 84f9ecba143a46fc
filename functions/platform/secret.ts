/** The value of a secret, by its ARN; undefined where it has none. The client is loaded by the first call. */
export async function readSecret(arn: string): Promise<string | undefined> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({ maxAttempts: 3 });
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
    return SecretString;
  } finally {
    client.destroy();
  }
}
