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
import type { BundledFunction } from './bundled-function.ts';
import { acknowledgeWildcard } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

export interface PrivateBucketProps extends Deployment {
  /** Where its access is logged, under the bucket's own prefix. */
  readonly accessLogs?: IBucket;
  /** Objects go after so many days; they stay unless told. */
  readonly expireAfterDays?: number;
  /** CloudFront's logs are delivered by ACL. */
  readonly objectOwnership?: ObjectOwnership;
  /** A copy of what is made elsewhere: it may go with its stack. */
  readonly remade?: boolean;
  /** Pages of these origins post files by signed forms, and read them by signed addresses; `*` for any page. */
  readonly browserOrigins?: readonly string[];
}

type BucketVariable = 'MAIL_BUCKET' | 'UPLOADS_BUCKET';

/** A bucket that nobody reaches without a grant, over TLS only, encrypted. */
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
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(7),
          ...(props.expireAfterDays !== undefined && { expiration: Duration.days(props.expireAfterDays) }),
        },
      ],
    });
  }

  /** Where browsers reach it by signed forms and addresses: the host that the SDK names in them. */
  get browserUrl(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`;
  }

  /** The variable of that name, for who only says where an object is. */
  nameTo(teller: BundledFunction, variable: BucketVariable): void {
    teller.addEnvironment(variable, this.bucket.bucketName);
  }

  /** Reading objects whose keys start with the prefix (`alerts/`); the reader is told the bucket with each key. */
  grantRead(reader: BundledFunction, prefix: string): void {
    this.allow(reader, ['s3:GetObject'], prefix);
  }

  /** The variable, and writing objects whose keys start with the prefix. */
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
