import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';
import { acknowledgeWildcard } from './bundled-function.ts';
import { type Deployment, dataRemoval } from './deployment.ts';

export interface PrivateBucketProps extends Deployment {
  /** Where access is logged, under the bucket's own prefix. */
  readonly accessLogs?: IBucket;
  /** How many days deleted or overwritten objects can be restored; not at all by default. */
  readonly undoDays?: number;
  /** Objects are deleted after this many days; kept by default. */
  readonly expireAfterDays?: number;
  /** CloudFront's logs are delivered by ACL. */
  readonly objectOwnership?: ObjectOwnership;
  /** Can be rebuilt: emptied and deleted with its stack. */
  readonly remade?: boolean;
  /** Pages of these origins upload by signed forms and read by signed URLs; `*` for any page. */
  readonly browserOrigins?: readonly string[];
}

type BucketVariable = 'CANARY_BUCKET' | 'MAIL_BUCKET' | 'UPLOADS_BUCKET';

/** An encrypted bucket that nobody can reach without a grant, over TLS only. */
export class PrivateBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    super(scope, id);
    const keep = props.environment.keepData && !props.remade;
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: props.objectOwnership ?? ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // A bucket that isn't empty can't be deleted, which would make a rollback fail.
      ...(keep
        ? { removalPolicy: dataRemoval(props) }
        : { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }),
      ...(props.accessLogs && { serverAccessLogsBucket: props.accessLogs, serverAccessLogsPrefix: `${id}/` }),
      ...(props.browserOrigins && {
        cors: [
          {
            allowedOrigins: [...props.browserOrigins],
            allowedMethods: [HttpMethods.GET, HttpMethods.POST],
            allowedHeaders: ['content-type', 'range'],
            maxAge: 3600,
          },
        ],
      }),
      versioned: props.undoDays !== undefined,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(7),
          ...(props.expireAfterDays !== undefined && { expiration: Duration.days(props.expireAfterDays) }),
          ...(props.undoDays !== undefined && {
            noncurrentVersionExpiration: Duration.days(props.undoDays),
            expiredObjectDeleteMarker: true,
          }),
        },
      ],
    });
    if (props.undoDays === undefined) {
      acknowledge(
        this.bucket,
        'Its objects are copies or logs: copies are made again, and logs are written once and expire.',
        'NIST.800.53.R5-S3BucketVersioningEnabled',
      );
    }
  }

  /** Where browsers reach it with signed forms and URLs: the host the SDK uses. */
  get browserUrl(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`;
  }

  /** Sets only the variable, for functions that name an object's location. */
  nameTo(teller: BundledFunction, variable: BucketVariable): void {
    teller.addEnvironment(variable, this.bucket.bucketName);
  }

  /**
   * Grants reading objects under the prefix (`alerts/`). Sets no variable: readers get the bucket along with each key.
   */
  grantRead(reader: BundledFunction, prefix: string): void {
    this.allow(reader, ['s3:GetObject'], prefix);
  }

  /** Grants writing objects under the prefix, and sets the variable. */
  grantWrite(writer: BundledFunction, variable: BucketVariable, prefix: string): void {
    this.nameTo(writer, variable);
    this.allow(writer, ['s3:PutObject'], prefix);
  }

  private allow(user: BundledFunction, actions: readonly string[], prefix: string): void {
    const { bucketArn, stack } = this.bucket;
    const arn = user.stack === stack ? bucketArn : stack.exportValue(bucketArn);
    const objects = `${arn}/${prefix}*`;
    user.allow(actions, [objects]);
    acknowledgeWildcard(user, objects, `Objects are made at run time; the grant ends at ${prefix}.`);
  }
}
