import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeEverywhere } from '../constructs/acknowledge.ts';
import { Alarms, alarmOnErrors } from '../constructs/alarms.ts';
import { AuthenticatorKeys } from '../constructs/authenticator-keys.ts';
import { Backups } from '../constructs/backups.ts';
import { BundledFunction, failsElsewhere } from '../constructs/bundled-function.ts';
import { type Deployment, isProtected } from '../constructs/deployment.ts';
import { EdgeSecret } from '../constructs/edge-secret.ts';
import { KeptTable } from '../constructs/kept-table.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { UserPools } from '../constructs/user-pools.ts';
import { WebPush } from '../constructs/web-push.ts';
import { region } from '../environments.ts';

/**
 * What must not be lost, and the pools' triggers, which cannot be separated from it. It knows nothing about the app
 * stack.
 */
export class KeptStack extends Stack {
  readonly alarms: Alarms;
  readonly table: KeptTable;
  readonly mail: PrivateBucket;
  readonly uploads: PrivateBucket;
  readonly pools: UserPools;
  readonly edgeSecret: EdgeSecret;
  readonly webPush: WebPush;

  constructor(scope: Construct, deployment: Deployment) {
    const { environment } = deployment;
    super(scope, `${environment.prefix}-kept`, {
      description: `Ironcall ${environment.name}: table, buckets, user pools and secrets.`,
      env: { region, ...(environment.account && { account: environment.account }) },
      terminationProtection: isProtected(deployment),
    });
    acknowledgeEverywhere(this);
    this.alarms = new Alarms(this, 'alarms', deployment);
    this.edgeSecret = new EdgeSecret(this, 'edge-secret', deployment);
    this.webPush = new WebPush(this, 'web-push', deployment);
    this.table = new KeptTable(this, 'table', deployment);

    const accessLogs = new PrivateBucket(this, 'access-logs', {
      ...deployment,
      expireAfterDays: environment.logRetentionDays,
    });
    acknowledge(
      accessLogs,
      'It is itself the access log.',
      'AwsSolutions-S1',
      'NIST.800.53.R5-S3BucketLoggingEnabled',
    );
    this.uploads = new PrivateBucket(this, 'uploads', {
      ...deployment,
      accessLogs: accessLogs.bucket,
      undoDays,
      // CloudFront's host belongs to the app stack, which nothing here may refer to. The form's signature is enough
      // protection.
      browserOrigins: [
        environment.siteDomain === null ? '*' : `${environment.siteScheme}://${environment.siteDomain}`,
      ],
    });
    showPictures(this.uploads);
    this.mail = new PrivateBucket(this, 'mail', { ...deployment, accessLogs: accessLogs.bucket, undoDays });
    letMailIn(this.mail, environment.prefix);
    if (environment.keepData) {
      new Backups(this, 'backups', {
        ...deployment,
        table: this.table.table,
        buckets: [this.uploads.bucket, this.mail.bucket],
        alarms: this.alarms,
      });
    }

    const triggers = {
      defineChallenge: new BundledFunction(this, 'define-challenge', deployment),
      defineAdminChallenge: new BundledFunction(this, 'define-admin-challenge', deployment),
      createChallenge: new BundledFunction(this, 'create-challenge', deployment),
      verifyChallenge: new BundledFunction(this, 'verify-challenge', deployment),
      addClaims: new BundledFunction(this, 'add-claims', deployment),
    };
    this.table.grantRows(triggers.verifyChallenge);
    this.table.grantRows(triggers.addClaims);
    new AuthenticatorKeys(this, 'authenticators', deployment).grantRead(triggers.verifyChallenge);
    this.pools = new UserPools(this, 'pools', { ...deployment, triggers });
    // App stacks of older releases import it, and until they don't, CloudFormation refuses to remove it (runbook).
    this.exportValue(this.pools.of.admin.pool.userPoolArn);
    for (const trigger of Object.values(triggers)) {
      failsElsewhere(trigger, 'Cognito waits for its answer, and whoever signs in tries again.');
      const errors = alarmOnErrors(trigger, this.alarms, {
        effect: 'People cannot sign in, or are signed out within five minutes.',
        runbook: 'sign-in-errors',
      });
      trigger.rollBackOn(errors);
    }
  }
}

/** As far back as the table can be restored. */
const undoDays = 35;

/** Lets CloudFront read pictures for the app stack's distribution, named only by pattern here. */
function showPictures({ bucket }: PrivateBucket): void {
  const { account, partition } = Stack.of(bucket);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects('pictures/*')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account },
        ArnLike: { 'aws:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` },
      },
    }),
  );
}

/** Lets SES write for the app stack's receipt rules, named only by pattern: nothing here may refer to them. */
function letMailIn({ bucket }: PrivateBucket, ruleSet: string): void {
  const { account, partition } = Stack.of(bucket);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('mail/*')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account },
        ArnLike: {
          'aws:SourceArn': `arn:${partition}:ses:${region}:${account}:receipt-rule-set/${ruleSet}:receipt-rule/*`,
        },
      },
    }),
  );
}
