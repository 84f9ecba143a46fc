import { fileURLToPath } from 'node:url';
import { Annotations, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { type Environment, region } from '../environments.ts';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import { BrowserEvents } from './browser-events.ts';
import type { BundledFunction } from './bundled-function.ts';
import { wildcardFinding } from './bundled-function.ts';
import { contentSecurityPolicy, type MapProvider } from './content-security-policy.ts';
import { builtDirectory, type Deployment } from './deployment.ts';
import { type EdgeSecret, edgeHeader } from './edge-secret.ts';
import { MapKey } from './places.ts';
import { PrivateBucket } from './private-bucket.ts';
import { watchDistribution } from './site-alarms.ts';
import type { UserPools } from './user-pools.ts';

export interface SiteProps extends Deployment {
  readonly apiHost: string;
  readonly edgeSecret: EdgeSecret;
  readonly pools: UserPools;
  /** The bucket for file uploads and downloads. */
  readonly uploads: PrivateBucket;
  readonly alarms: Alarms;
  /** Released before the pages that call them. */
  readonly apis: readonly BundledFunction[];
}

/** The distribution: the app's pages and files from a bucket, `/api/*` from the API, one origin for the browser. */
export class Site extends Construct {
  /** The site's URL, without a trailing slash. */
  readonly url: string;
  private readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { environment } = props;
    const files = new PrivateBucket(this, 'files', { ...props, remade: true });
    acknowledge(
      files,
      'What the site serves is public, and read by CloudFront only, whose own log says who asked for what.',
      'AwsSolutions-S1',
      'NIST.800.53.R5-S3BucketLoggingEnabled',
    );
    const origin = S3BucketOrigin.withOriginAccessControl(files.bucket);
    const page: Omit<cloudfront.BehaviorOptions, 'origin'> = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [
        { function: this.routeToPage(), eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
      ],
    };
    this.distribution = new cloudfront.Distribution(this, 'distribution', {
      comment: environment.prefix,
      ...this.domain(props),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      defaultRootObject: 'index.html',
      // A file missing in the middle of a deployment appears a moment later.
      errorResponses: [403, 404].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      enableLogging: true,
      logBucket: this.accessLog(props),
      defaultBehavior: { origin, ...page, responseHeadersPolicy: this.pageHeaders('pages', props, []) },
      additionalBehaviors: {
        '/order-service*': {
          origin,
          ...page,
          responseHeadersPolicy: this.pageHeaders('framed-pages', props, environment.frameAncestors),
        },
        '/assets/*': {
          origin,
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
          compress: true,
          responseHeadersPolicy: this.assetHeaders(environment.prefix),
        },
        // Pictures of people and companies, under unguessable names. Everything else in that bucket is behind the API.
        '/pictures/*': {
          origin: S3BucketOrigin.withOriginAccessControl(this.uploads(props)),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: this.pictureHeaders(environment.prefix),
        },
        '/api/*': {
          origin: new HttpOrigin(props.apiHost, { customHeaders: { [edgeHeader]: props.edgeSecret.value } }),
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
          // It adds the viewer location headers, CloudFront-Viewer-Address among them.
          originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: this.apiHeaders(environment.prefix),
        },
      },
    });
    this.acknowledge(props);
    watchDistribution(this, this.distribution, props.alarms);
    this.url = `${environment.siteScheme}://${environment.siteDomain ?? this.distribution.distributionDomainName}`;
    this.publish(props, files);
    if (environment.hostedZone && environment.siteDomain) {
      const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', {
        hostedZoneId: environment.hostedZone.id,
        zoneName: environment.hostedZone.name,
      });
      const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
      new ARecord(this, 'ipv4', { zone, recordName: `${environment.siteDomain}.`, target });
      new AaaaRecord(this, 'ipv6', { zone, recordName: `${environment.siteDomain}.`, target });
    }
  }

  /** Sets SITE_URL, the base of links in messages. */
  grantLink(writer: BundledFunction): void {
    writer.addEnvironment('SITE_URL', this.url);
  }

  private domain({ environment }: SiteProps): Partial<cloudfront.DistributionProps> {
    if (!environment.siteDomain || !environment.certificateArn) return {};
    return {
      domainNames: [environment.siteDomain],
      certificate: Certificate.fromCertificateArn(this, 'certificate', environment.certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private routeToPage(): cloudfront.Function {
    return new cloudfront.Function(this, 'route-to-page', {
      code: cloudfront.FunctionCode.fromFile({
        filePath: fileURLToPath(new URL('./route-to-page.js', import.meta.url)),
      }),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      comment: 'A page is one of six documents.',
    });
  }

  private pageHeaders(
    id: string,
    { environment, uploads }: SiteProps,
    frameAncestors: readonly string[],
  ): cloudfront.ResponseHeadersPolicy {
    return new cloudfront.ResponseHeadersPolicy(this, `${id}-headers`, {
      responseHeadersPolicyName: `${environment.prefix}-${id}`,
      securityHeadersBehavior: {
        ...transport,
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy({
            userPoolEndpoint: environment.userPoolEndpoint,
            rumEndpoint: environment.rumEndpoint,
            uploads: uploads.browserUrl,
            map: mapProvider(environment),
            frameAncestors,
          }),
          override: true,
        },
        referrerPolicy: {
          referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'permissions-policy',
            value: 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
            override: true,
          },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
          notToBeKept,
        ],
      },
    });
  }

  private assetHeaders(prefix: string): cloudfront.ResponseHeadersPolicy {
    return new cloudfront.ResponseHeadersPolicy(this, 'asset-headers', {
      responseHeadersPolicyName: `${prefix}-assets`,
      securityHeadersBehavior: transport,
      customHeadersBehavior: { customHeaders: [notToBeKept] },
    });
  }

  /**
   * Defined here, because the kept stack allows all of this account's distributions to read pictures without knowing
   * them.
   */
  private uploads({ uploads: { bucket } }: SiteProps) {
    const known = Bucket.fromBucketAttributes(this, 'uploads', {
      bucketArn: bucket.bucketArn,
      bucketRegionalDomainName: bucket.bucketRegionalDomainName,
    });
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The kept stack itself grants the read.',
    );
    return known;
  }

  private pictureHeaders(prefix: string): cloudfront.ResponseHeadersPolicy {
    return new cloudfront.ResponseHeadersPolicy(this, 'picture-headers', {
      responseHeadersPolicyName: `${prefix}-pictures`,
      securityHeadersBehavior: {
        ...transport,
        contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'; sandbox", override: true },
      },
      customHeadersBehavior: { customHeaders: [notToBeKept] },
    });
  }

  private apiHeaders(prefix: string): cloudfront.ResponseHeadersPolicy {
    return new cloudfront.ResponseHeadersPolicy(this, 'api-headers', {
      responseHeadersPolicyName: `${prefix}-api`,
      securityHeadersBehavior: {
        ...transport,
        contentSecurityPolicy: {
          contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
          override: true,
        },
        referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.NO_REFERRER, override: true },
      },
      customHeadersBehavior: { customHeaders: [notToBeKept] },
    });
  }

  private accessLog(props: SiteProps) {
    const log = new PrivateBucket(this, 'access-log', {
      ...props,
      remade: true,
      expireAfterDays: props.environment.logRetentionDays,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    });
    acknowledge(
      log,
      'It is itself the access log.',
      'AwsSolutions-S1',
      'NIST.800.53.R5-S3BucketLoggingEnabled',
    );
    return log.bucket;
  }

  private publish(props: SiteProps, files: PrivateBucket): void {
    const { environment, pools } = props;
    const { userPoolEndpoint } = environment;
    const config = {
      environment: environment.name,
      userPoolEndpoint,
      supportPhone: environment.supportPhone,
      supportEmail: environment.supportEmail,
      map: this.map(environment),
      inboundMailDomain: environment.inboundMailDomain,
      frameAncestors: environment.frameAncestors,
      rum: new BrowserEvents(this, 'browser-events', {
        ...props,
        siteHost: environment.siteDomain ?? this.distribution.distributionDomainName,
      }).config,
    };
    const site = Source.asset(builtDirectory(props, 'site', 'index.html'), { exclude: ['**/*.map'] });
    const shared = {
      destinationBucket: files.bucket,
      // A page opened yesterday still loads yesterday's chunks.
      prune: false,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'publish-log', {
        logGroupName: `/ironcall/${environment.name}/publish-site`,
        retention: environment.logRetentionDays,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const assetFiles = new BucketDeployment(this, 'publish-assets', {
      ...shared,
      sources: [site],
      exclude: ['*'],
      include: ['assets/*'],
      // Their names carry hashes of their content.
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const { handlerRole, node } = new BucketDeployment(this, 'publish', {
      ...shared,
      sources: [
        site,
        // Each surface gets only its own pool.
        Source.jsonData('config.json', { ...config, pool: browserPool(pools.of.customer) }),
        Source.jsonData('tech/config.json', { ...config, pool: browserPool(pools.of.technician) }),
        // The site has no pages for admins; their own client, or a shell, finds its pool here.
        Source.jsonData('admin/config.json', { userPoolEndpoint, pool: browserPool(pools.of.admin) }),
      ],
      exclude: ['assets/*'],
      // Browsers revalidate pages each time.
      cacheControl: [CacheControl.fromString('public, max-age=0, must-revalidate')],
    });
    // Pages come last, after what they load and call.
    node.addDependency(assetFiles, ...props.apis.map(({ live }) => live));
    const { account, region } = Stack.of(this);
    const assets = `arn:aws:s3:::cdk-hnb659fds-assets-${account}-${region}/*`;
    const findings = [
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'AwsSolutions-IAM5[Action::s3:GetBucket*]',
      'AwsSolutions-IAM5[Action::s3:GetObject*]',
      'AwsSolutions-IAM5[Action::s3:List*]',
      'AwsSolutions-IAM5[Action::s3:Abort*]',
      'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
      wildcardFinding(this, assets),
      wildcardFinding(this, files.bucket.arnForObjects('*')),
      'AwsSolutions-L1',
      'NIST.800.53.R5-LambdaDLQ',
      'Serverless-LambdaDLQ',
      'Serverless-LambdaLatestVersion',
      'Serverless-LambdaTracing',
    ];
    Validations.of(handlerRole.node.scope ?? this).acknowledge(
      ...findings.map((id) => ({
        id,
        reason:
          "The library's own function, which copies the site from the assets to its bucket and nothing else.",
      })),
    );
  }

  /** The map's configuration for browsers. */
  private map(environment: Environment): Record<string, string | null> {
    const provider = mapProvider(environment);
    const { googleMapsKey: key, googleMapId: mapId } = environment;
    if (provider === 'google') return { provider, key, mapId };
    if (provider === 'bundled') return { provider };
    return { provider, key: new MapKey(this, 'map-key', { environment, siteUrl: this.url }).value, region };
  }

  private acknowledge({ environment }: SiteProps): void {
    Validations.of(this.distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Managers of customers travel, and ask from abroad for machines at home.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'The API limits callers by account and by address itself; a web ACL is added by an account that sees attacks (runbook).',
      },
    );
    if (!environment.siteDomain) {
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          "Without a domain of its own the environment is for laptops and tests, under CloudFront's certificate.",
      });
    }
  }
}

/**
 * For responses without a cache header, such as a bucket's errors: a policy's headers are added to those too. Cacheable
 * objects say so in their metadata, which only existing objects have.
 */
const notToBeKept: cloudfront.ResponseCustomHeader = {
  header: 'cache-control',
  value: 'no-store',
  override: false,
};

const transport: cloudfront.ResponseSecurityHeadersBehavior = {
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    override: true,
  },
  contentTypeOptions: { override: true },
};

function mapProvider({ googleMapsKey, ownMap }: Environment): MapProvider {
  return googleMapsKey === null ? ownMap : 'google';
}

function browserPool({ pool, client }: UserPools['of']['customer']) {
  return { userPoolId: pool.userPoolId, userPoolClientId: client.userPoolClientId };
}
