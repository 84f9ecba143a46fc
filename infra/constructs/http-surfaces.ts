import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  type HttpRoute,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { type BundledFunction, failsElsewhere } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { Pool } from './user-pools.ts';

export interface Surface {
  readonly handler: BundledFunction;
  /** The pool whose access tokens are required; open to everyone if unset. */
  readonly pool?: Pool;
  /** What users notice when it returns errors, and when it is slow. */
  readonly effects: { readonly errors: string; readonly slow: string };
}

/** One path that machines post to, more specific than any surface's. */
export interface Door {
  readonly path: string;
  readonly handler: BundledFunction;
  /** Why it has no authorizer. */
  readonly open: string;
  /** What people notice when it returns errors. */
  readonly effect: string;
  /** Anchor of the runbook section about it. */
  readonly runbook: string;
}

export interface HttpSurfacesProps extends Deployment {
  /** Keyed by the path segment after `/api/`. */
  readonly surfaces: Readonly<Record<SurfaceName, Surface>>;
  readonly alarms: Alarms;
}

const methods = [HttpMethod.GET, HttpMethod.POST];

/**
 * Requests a second, from all callers together, by surface and door. They add up to 344: '1 per 2.9 thousandths'
 * (document 2 section 9), read as thousandths of a second. Separate limits, so that a flood on the open routes leaves
 * the others alone.
 */
const requestsPerSecond = { app: 184, tech: 80, public: 46, alerts: 20, admin: 14 };
type SurfaceName = Exclude<keyof typeof requestsPerSecond, 'alerts'>;

/** The site uses POST for its calls, queries included. */
const shareOfGets = 0.1;

/** Burst in seconds' worth of requests, since a page starts with several calls. */
const burstSeconds = 3;

/** The HTTP API: one function per surface, behind its own pool's authorizer. */
export class HttpSurfaces extends Construct {
  /** Host name of the API, for the distribution's origin. */
  readonly host: string;
  private readonly api: HttpApi;
  private readonly stage: CfnStage;
  private readonly routeSettings: Record<string, object> = {};

  constructor(scope: Construct, id: string, props: HttpSurfacesProps) {
    super(scope, id);
    const { environment } = props;
    this.api = new HttpApi(this, 'api', { apiName: environment.prefix, createDefaultStage: false });
    const accessLog = new LogGroup(this, 'access-log', {
      logGroupName: `/ironcall/${environment.name}/api-access`,
      retention: environment.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = new HttpStage(this, 'stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: 344, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: accessLogFormat },
    });
    const { defaultChild } = stage.node;
    if (!(defaultChild instanceof CfnStage)) throw new Error('The stage has no settings for its routes.');
    this.stage = defaultChild;
    this.stage.routeSettings = this.routeSettings;
    for (const name of ['public', 'app', 'tech', 'admin'] as const) {
      this.addSurface(name, props.surfaces[name], props.alarms);
    }
    this.host = `${this.api.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
  }

  /** Adds a path of its own for POST requests. */
  addDoor(name: 'alerts', { path, handler, open, effect, runbook }: Door, alarms: Alarms): void {
    failsElsewhere(handler, "A provider's machine waits for the answer, and posts again after an error.");
    const routes = this.api.addRoutes({
      path,
      methods: [HttpMethod.POST],
      integration: new HttpLambdaIntegration(`${name}-integration`, handler.live, {
        scopePermissionToRoute: false,
      }),
    });
    this.throttle(routes, path, { POST: requestsPerSecond[name] });
    for (const route of routes) {
      Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason: open });
    }
    const errors = alarms.add(this, `${name}-errors`, {
      metric: this.routeMetric(path, HttpMethod.POST, {
        metricName: '5xx',
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 3,
      effect,
      runbook,
      graph: { in: 'apiErrors', label: name },
    });
    handler.rollBackOn(errors);
  }

  private addSurface(name: SurfaceName, { handler, pool, effects }: Surface, alarms: Alarms): void {
    const path = `/api/${name}/{procedure+}`;
    failsElsewhere(handler, 'Its caller waits for the answer, sees the error and asks again.');
    const routes = this.api.addRoutes({
      path,
      methods,
      integration: new HttpLambdaIntegration(`${name}-integration`, handler.live, {
        scopePermissionToRoute: false,
      }),
      ...(pool && { authorizer: authorizerOf(name, pool) }),
    });
    this.throttle(routes, path, {
      GET: requestsPerSecond[name] * shareOfGets,
      POST: requestsPerSecond[name] * (1 - shareOfGets),
    });
    if (!pool) {
      for (const route of routes) {
        Validations.of(route).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason:
            'What is asked before anybody has signed in: its procedures are limited by account and by address.',
        });
      }
    }
    // Ids include the surface's name, because one graph shows all surfaces.
    const [get, post] = [`${name}Get`, `${name}Post`];
    const byMethod = (metricName: string, statistic: string, period: Duration) => {
      const metric = (method: HttpMethod) =>
        this.routeMetric(path, method, { metricName, statistic, period });
      return { period, usingMetrics: { [get]: metric(HttpMethod.GET), [post]: metric(HttpMethod.POST) } };
    };
    const sum = `FILL(${get}, 0) + FILL(${post}, 0)`;
    alarms.plot(new MathExpression({ ...byMethod('Count', 'Sum', Duration.minutes(5)), expression: sum }), {
      in: 'apiRequests',
      label: name,
    });
    const errors = alarms.add(this, `${name}-errors`, {
      metric: new MathExpression({
        ...byMethod('5xx', 'Sum', Duration.minutes(5)),
        expression: sum,
        label: `5xx of /api/${name}`,
      }),
      threshold: 5,
      effect: effects.errors,
      runbook: 'api-errors',
      graph: { in: 'apiErrors', label: name },
    });
    handler.rollBackOn(errors);
    alarms.add(this, `${name}-slow`, {
      metric: new MathExpression({
        ...byMethod('Latency', 'p95', Duration.minutes(1)),
        expression: `MAX([FILL(${get}, 0), FILL(${post}, 0)])`,
        label: `95th percentile of /api/${name}, milliseconds`,
      }),
      threshold: 3000,
      periods: 5,
      effect: effects.slow,
      runbook: 'api-slow',
      graph: { in: 'apiLatency', label: name },
    });
  }

  private throttle(
    routes: readonly HttpRoute[],
    path: string,
    rates: Readonly<Record<string, number>>,
  ): void {
    for (const [method, rate] of Object.entries(rates)) {
      this.routeSettings[`${method} ${path}`] = {
        DetailedMetricsEnabled: true,
        ThrottlingRateLimit: rate,
        ThrottlingBurstLimit: Math.ceil(rate * burstSeconds),
      };
    }
    // A stage can't have settings for a route that doesn't exist yet.
    this.stage.node.addDependency(...routes);
  }

  private routeMetric(
    path: string,
    method: HttpMethod,
    what: { readonly metricName: string; readonly statistic: string; readonly period: Duration },
  ): Metric {
    return new Metric({
      namespace: 'AWS/ApiGateway',
      ...what,
      dimensionsMap: { ApiId: this.api.apiId, Stage: '$default', Resource: path, Method: method },
    });
  }
}

// Only ids and outcomes: no query (it may hold input), and no header except the trace.
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTime',
    method: '$context.httpMethod',
    path: '$context.path',
    status: '$context.status',
    latency: '$context.responseLatency',
    integrationError: '$context.integrationErrorMessage',
    authorizerError: '$context.authorizer.error',
    account: '$context.authorizer.claims.username',
  }),
);

function authorizerOf(name: string, { pool, client }: Pool): IHttpRouteAuthorizer {
  return new HttpJwtAuthorizer(`${name}-authorizer`, pool.userPoolProviderUrl, {
    jwtAudience: [client.userPoolClientId],
  });
}
