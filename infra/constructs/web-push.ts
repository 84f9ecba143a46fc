import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';
import { type Deployment, dataRemoval } from './deployment.ts';

/**
 * The secret that the web push key pair is derived from (the pair itself is stored nowhere), and the allowed push
 * services.
 */
export class WebPush extends Construct {
  private readonly secret: Secret;
  private readonly hosts: readonly string[];

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    const { environment } = deployment;
    this.hosts = environment.pushHosts;
    this.secret = new Secret(this, 'secret', {
      secretName: `${environment.prefix}/web-push`,
      description: 'What the key pair of web push is derived from.',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: dataRemoval(deployment),
    });
    acknowledge(
      this.secret,
      'Every browser has subscribed to the key that comes of it: a new one ends all subscriptions, and every link that ends mails (runbook).',
      'AwsSolutions-SMG4',
      'NIST.800.53.R5-SecretsManagerRotationEnabled',
    );
  }

  /** Grants reading the secret, and sets WEB_PUSH_SECRET and PUSH_HOSTS (separated by commas). */
  grantUse(user: BundledFunction): void {
    this.grantSecret(user);
    user.addEnvironment('PUSH_HOSTS', this.hosts.join(','));
  }

  /**
   * Grants reading the secret, and sets WEB_PUSH_SECRET. Unsubscribe links are signed with a key derived from it too.
   */
  grantSecret(user: BundledFunction): void {
    user.addEnvironment('WEB_PUSH_SECRET', this.secret.secretArn);
    user.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn]);
  }
}
