import type { AwsRequest, AwsResponse, AwsService, Runtime } from './runtime.ts';

/** Routes requests on the AWS endpoint to their service, by the signature's scope. */
export function createWire(services: readonly AwsService[]) {
  const byName = new Map(services.map((service) => [service.signingName, service]));

  return {
    answer(request: AwsRequest, runtime: Runtime): Promise<AwsResponse> {
      return call(signingName(request), request, runtime);
    },
    call,
  };

  async function call(name: string, request: AwsRequest, runtime: Runtime): Promise<AwsResponse> {
    const service = byName.get(name);
    if (service) return service.handle(request, runtime);
    runtime.log('error', `Nothing here implements the AWS service ${name}.`);
    return {
      status: 501,
      headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'UnknownOperationException' },
      body: JSON.stringify({
        __type: 'UnknownOperationException',
        message: `The laptop runtime does not implement the AWS service ${name}.`,
      }),
    };
  }
}

/** `AWS4-HMAC-SHA256 Credential=<key>/<date>/<region>/<service>/aws4_request` in the header or in a presigned query. */
function signingName({ headers, query, path }: AwsRequest): string {
  const scope =
    /Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1] ??
    query.get('X-Amz-Credential') ??
    undefined;
  if (scope !== undefined) return scope.split('/').at(-2) ?? '';
  // Browsers call Cognito unsigned; an S3 upload form carries its signature in its fields.
  if (headers['x-amz-target']?.startsWith('AWSCognitoIdentityProviderService.')) return 'cognito-idp';
  if (path.endsWith('/.well-known/jwks.json')) return 'cognito-idp';
  return 's3';
}
