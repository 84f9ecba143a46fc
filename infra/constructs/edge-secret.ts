import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** Header by which the distribution shows the API that a request came through it. */
export const edgeHeader = 'x-ironcall-edge';

/**
 * The secret between the distribution and the API: with it, the caller's address in `CloudFront-Viewer-Address` is believed.
 * It can be read by who may read the distribution or the functions; all it protects is the limits for each address.
 */
export class EdgeSecret extends Construct {
  private readonly secret: Secret;
  private readonly version: string | null;

  constructor(scope: Construct, id: string, { environment }: Deployment) {
    super(scope, id);
    this.version = environment.edgeSecretVersion;
    this.secret = new Secret(this, 'secret', {
      secretName: `${environment.prefix}/edge`,
      description: `Header ${edgeHeader} between CloudFront and the API.`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Distribution and functions must change together, which a rotation by itself cannot do: it is rotated by a deploy (runbook).',
    });
  }

  /** The secret as the distribution's origin sends it: a dynamic reference, resolved when deployed. */
  get value(): string {
    return SecretValue.secretsManager(this.secret.secretArn, {
      ...(this.version && { versionId: this.version }),
    }).unsafeUnwrap();
  }

  /** EDGE_SECRET, the value itself. */
  grantCompare(reader: BundledFunction): void {
    reader.addEnvironment('EDGE_SECRET', this.value);
  }
}
