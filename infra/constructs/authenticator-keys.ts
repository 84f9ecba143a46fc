import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';
import { type Deployment, dataRemoval } from './deployment.ts';

/**
 * The keys of the admins' authenticators: one JSON object by account id, which an operator adds to (runbook). Separate
 * from the table, so that reading it or a copy of it reveals no key. A KMS key next to the rows would cost more and
 * protect no better.
 */
export class AuthenticatorKeys extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    const { environment } = deployment;
    this.secret = new Secret(this, 'secret', {
      secretName: `${environment.prefix}/authenticators`,
      description: "Keys of the admins' authenticators, in base32 by account id.",
      // A deploy would overwrite a value set here; a generated value is made only once.
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'nobody' },
      removalPolicy: dataRemoval(deployment),
    });
    acknowledge(
      this.secret,
      'A key is replaced by its person, at the authenticator (runbook).',
      'AwsSolutions-SMG4',
      'NIST.800.53.R5-SecretsManagerRotationEnabled',
    );
  }

  /** Grants reading the keys, and sets AUTHENTICATORS. */
  grantRead(reader: BundledFunction): void {
    reader.addEnvironment('AUTHENTICATORS', this.secret.secretArn);
    reader.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn]);
  }
}
