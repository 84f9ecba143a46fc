import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** Header that proves to the API that a request came through the distribution. */
export const edgeHeader = 'x-ironcall-edge';

/**
 * The secret shared by the distribution and the API. The API trusts the caller's address in `CloudFront-Viewer-Address`
 * only with it. Anyone who can read the distribution or the functions can read it; all it protects is the limits per
 * address.
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
    acknowledge(
      this.secret,
      'Distribution and functions must change together, which a rotation by itself cannot do: it is rotated by a deploy (runbook).',
      'AwsSolutions-SMG4',
      'NIST.800.53.R5-SecretsManagerRotationEnabled',
    );
  }

  /** The secret as the distribution's origin sends it: a dynamic reference, resolved when deployed. */
  get value(): string {
    return SecretValue.secretsManager(this.secret.secretArn, {
      ...(this.version && { versionId: this.version }),
    }).unsafeUnwrap();
  }

  /** Sets EDGE_SECRET, the value itself. */
  grantCompare(reader: BundledFunction): void {
    reader.addEnvironment('EDGE_SECRET', this.value);
  }
}
