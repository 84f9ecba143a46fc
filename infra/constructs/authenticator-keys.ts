import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/**
 * The keys of the admins' authenticators: one JSON object by account id, which an operator adds to (runbook). They stand apart from
 * the table, so that whoever reads it, or a copy of it, reads no key; a key of KMS beside the rows would cost more and say no more.
 */
export class AuthenticatorKeys extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string, { environment }: Deployment) {
    super(scope, id);
    this.secret = new Secret(this, 'secret', {
      secretName: `${environment.prefix}/authenticators`,
      description: "Keys of the admins' authenticators, in base32 by account id.",
      // A written value would be written again by a later deploy; of a generated one only the first is ever made.
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'nobody' },
      removalPolicy: environment.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'A key is replaced by its person, at the authenticator (runbook).',
    });
  }

  /** AUTHENTICATORS, and reading the keys. */
  grantRead(reader: BundledFunction): void {
    reader.addEnvironment('AUTHENTICATORS', this.secret.secretArn);
    reader.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn]);
  }
}
