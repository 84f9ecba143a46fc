import { Duration, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { UserType } from '#schema/accounts/roles.ts';
import type { BundledFunction } from './bundled-function.ts';
import { type Deployment, dataRemoval, isProtected } from './deployment.ts';

export interface SignInTriggers {
  readonly defineChallenge: BundledFunction;
  /** Admins answer a second challenge. */
  readonly defineAdminChallenge: BundledFunction;
  readonly createChallenge: BundledFunction;
  readonly verifyChallenge: BundledFunction;
  readonly addClaims: BundledFunction;
}

export interface Pool {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
}

/**
 * A user pool with one client for each type of user. Only the service creates accounts; the username is an opaque id,
 * and people sign in by the custom challenge only.
 */
export class UserPools extends Construct {
  readonly of: Readonly<Record<UserType, Pool>>;

  constructor(scope: Construct, id: string, props: Deployment & { readonly triggers: SignInTriggers }) {
    super(scope, id);
    this.of = {
      customer: this.pool('customer', props),
      technician: this.pool('technician', props),
      admin: this.pool('admin', props),
    };
  }

  /**
   * Grants creating customers and technicians, and sets POOLS. Only an operator creates admins (runbook): nothing
   * reachable by the public can touch their pool.
   */
  grantCreateUser(maker: BundledFunction): void {
    this.grant(
      maker,
      ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'],
      ['customer', 'technician'],
    );
  }

  /** Grants ending all sessions of users of that type, and sets POOLS. */
  grantSignOut(ender: BundledFunction, userType: UserType): void {
    this.grant(ender, ['cognito-idp:AdminUserGlobalSignOut'], [userType]);
  }

  private grant(user: BundledFunction, actions: readonly string[], on: readonly UserType[]): void {
    const pools = Object.entries(this.of).map(([userType, { pool, client }]) => [
      userType,
      { userPoolId: pool.userPoolId, clientId: client.userPoolClientId },
    ]);
    user.addEnvironment('POOLS', user.stack.toJsonString(Object.fromEntries(pools)));
    user.allow(
      actions,
      on.map((userType) => this.of[userType].pool.userPoolArn),
    );
  }

  private pool(userType: UserType, props: Deployment & { readonly triggers: SignInTriggers }): Pool {
    const { environment, triggers } = props;
    const pool = new UserPool(this, userType, {
      userPoolName: `${environment.prefix}-${userType}`,
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.NONE,
      // Nobody has a password; the service sets random ones that nobody knows.
      passwordPolicy: {
        minLength: 32,
        requireDigits: true,
        requireLowercase: true,
        requireSymbols: true,
        requireUppercase: true,
      },
      deletionProtection: isProtected(props),
      removalPolicy: dataRemoval(props),
    });
    pool.addTrigger(
      UserPoolOperation.DEFINE_AUTH_CHALLENGE,
      (userType === 'admin' ? triggers.defineAdminChallenge : triggers.defineChallenge).live,
    );
    pool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, triggers.createChallenge.live);
    pool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, triggers.verifyChallenge.live);
    pool.addTrigger(
      UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      triggers.addClaims.live,
      LambdaVersion.V2_0,
    );
    Validations.of(pool).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason:
          'There is no password that a second factor could stand beside: each sign-in takes a fresh code.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'What the plus plan watches are passwords and hosted sign-in, and the pools have neither.',
      },
    );
    const client = pool.addClient('web', {
      userPoolClientName: `${environment.prefix}-${userType}-web`,
      authFlows: { custom: true },
      disableOAuth: true,
      generateSecret: false,
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      // Cognito reads an empty list as all standard attributes. Nothing reads this one.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
    return { pool, client };
  }
}
