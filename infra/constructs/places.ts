import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnAPIKey } from 'aws-cdk-lib/aws-location';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';

/** Grants geocoding and reverse geocoding with Amazon Location. */
export function grantGeocode(asker: BundledFunction): void {
  asker.allow(['geo-places:Geocode', 'geo-places:ReverseGeocode'], [providerOf('geo-places', asker.stack)]);
}

/** Grants suggesting addresses, looking up the chosen one, and naming points. */
export function grantAddressSearch(asker: BundledFunction): void {
  asker.allow(
    ['geo-places:Autocomplete', 'geo-places:GetPlace', 'geo-places:ReverseGeocode'],
    [providerOf('geo-places', asker.stack)],
  );
}

/** Grants road routes from a homebase to a jobsite with Amazon Location. */
export function grantRoutes(asker: BundledFunction): void {
  asker.allow(['geo-routes:CalculateRoutes'], [providerOf('geo-routes', asker.stack)]);
}

export interface MapKeyProps {
  readonly environment: Environment;
  /** The site whose pages may show the map. */
  readonly siteUrl: string;
}

/**
 * The browser key for Amazon Location's map, valid only for this site's pages. Public, in config.json, as browser keys
 * have to be.
 */
export class MapKey extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string, { environment, siteUrl }: MapKeyProps) {
    super(scope, id);
    const stack = Stack.of(this);
    const key = new CfnAPIKey(this, 'key', {
      keyName: `${environment.prefix}-map`,
      description: 'The map of the site, for browsers.',
      noExpiry: true,
      // Allows changing and deleting it even if it was used within the last week.
      forceUpdate: true,
      forceDelete: true,
      restrictions: {
        allowActions: ['geo-maps:GetTile', 'geo-maps:GetStaticMap'],
        allowResources: [providerOf('geo-maps', stack)],
        allowReferers: [`${siteUrl}/*`],
      },
    });
    // CloudFormation returns a key's name but not the key.
    const read = {
      service: 'location',
      action: 'DescribeKey',
      parameters: { KeyName: key.ref },
      physicalResourceId: PhysicalResourceId.of(key.keyName),
      outputPaths: ['Key'],
    };
    const reader = new AwsCustomResource(this, 'value', {
      resourceType: 'Custom::MapKey',
      onCreate: read,
      onUpdate: read,
      installLatestAwsSdk: false,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['geo:DescribeKey'], resources: [key.attrKeyArn] }),
      ]),
      logGroup: new LogGroup(this, 'log', {
        logGroupName: `/ironcall/${environment.name}/read-map-key`,
        retention: environment.logRetentionDays,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
    this.value = reader.getResponseField('Key');
    if (!Construct.isConstruct(reader.grantPrincipal)) throw new Error('The reader of the key has no role.');
    acknowledge(
      reader.grantPrincipal.node.scope ?? reader,
      "The library's own function, which asks for the map's key as the stack is deployed and does nothing else.",
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'NIST.800.53.R5-LambdaDLQ',
      'Serverless-LambdaDLQ',
      'Serverless-LambdaDefaultMemorySize',
      'Serverless-LambdaTracing',
    );
  }
}

function providerOf(service: string, stack: Stack): string {
  return stack.formatArn({
    service,
    account: '',
    resource: 'provider',
    resourceName: 'default',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
}
