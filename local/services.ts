import type { LocalService } from './runtime.ts';
import { bucketDeployment } from './services/bucket-deployment.ts';
import { cloudFront } from './services/cloudfront.ts';
import { cognito } from './services/cognito.ts';
import { dynamoDb } from './services/dynamodb.ts';
import { eventBridge } from './services/eventbridge.ts';
import { httpApi } from './services/http-api.ts';
import { iam } from './services/iam.ts';
import { inertResources } from './services/inert.ts';
import { eventSourceMappings } from './services/lambda/event-source-mapping.ts';
import { lambda } from './services/lambda.ts';
import { location } from './services/location.ts';
import { push } from './services/push.ts';
import { rum } from './services/rum.ts';
import { s3 } from './services/s3.ts';
import { scheduler } from './services/scheduler.ts';
import { secrets } from './services/secrets.ts';
import { ses } from './services/ses.ts';
import { sms } from './services/sms.ts';
import { smtp } from './services/smtp.ts';
import { sns } from './services/sns.ts';
import { sqs } from './services/sqs.ts';
import { stepFunctions } from './services/step-functions.ts';

export interface ServiceOptions {
  /** How far the functions' `Date` is ahead of real time. */
  readonly clockOffset: SharedArrayBuffer;
  readonly databaseEndpoint: string;
  readonly smtpPort: number;
  readonly fresh: boolean;
  /** What runs besides the AWS services. */
  readonly extras: readonly LocalService[];
}

/** Every AWS service on a laptop, in starting order. Those that the stack itself talks to have names. */
export function declareServices({ clockOffset, databaseEndpoint, smtpPort, fresh, extras }: ServiceOptions) {
  const { permissions, ...roles } = iam();
  const functions = lambda({ clockOffset });
  const tables = dynamoDb({ endpoint: databaseEndpoint, fresh, permissions });
  const queues = sqs();
  const bus = eventBridge();
  const api = httpApi();
  const edge = cloudFront({ httpApi: api });
  const mailIn = smtp({ port: smtpPort });
  const topics = sns();
  const services: LocalService[] = [
    inertResources(),
    roles,
    functions,
    tables,
    queues,
    bus,
    api,
    edge,
    s3(permissions),
    bucketDeployment(),
    secrets(),
    cognito(),
    ses({ mailIn }),
    topics,
    sms({ topics }),
    push(),
    rum(),
    location(),
    stepFunctions(),
    scheduler(),
    ...extras,
    // After the demo has filled the tables, before anything comes from outside.
    tables.streams,
    mailIn,
    // Last, so that functions get no events before everything they may call is up.
    eventSourceMappings([queues.eventSource, tables.eventSource]),
  ];
  return { services, functions, tables, queues, bus, api, edge, mailIn };
}
