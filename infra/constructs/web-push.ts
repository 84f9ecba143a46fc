import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** What the key pair of web push is made from, and which push services may be sent to. The pair itself is written down nowhere. */
export class WebPush extends Construct {
  private readonly secret: Secret;
  private readonly hosts: readonly string[];

  constructor(scope: Construct, id: string, { environment }: Deployment) {
    super(scope, id);
    this.hosts = environment.pushHosts;
    this.secret = new Secret(this, 'secret', {
      secretName: `${environment.prefix}/web-push`,
      description: 'What the key pair of web push is derived from.',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: environment.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Every browser has subscribed to the key that comes of it: a new one ends all subscriptions, and every link that ends mails (runbook).',
    });
  }

  /** WEB_PUSH_SECRET, reading it, and PUSH_HOSTS: the hosts with commas between. */
  grantUse(user: BundledFunction): void {
    this.grantSecret(user);
    user.addEnvironment('PUSH_HOSTS', this.hosts.join(','));
  }

  /** WEB_PUSH_SECRET, and reading it: the key of links that end mails comes of it, too. */
  grantSecret(user: BundledFunction): void {
    user.addEnvironment('WEB_PUSH_SECRET', this.secret.secretArn);
    user.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn]);
  }
}
