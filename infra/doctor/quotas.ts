import {
  paginateListAWSDefaultServiceQuotas,
  paginateListServiceQuotas,
  type ServiceQuota,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { region } from '../environments.ts';
import { type Answer, type Check, missing, ok, unknown } from './check.ts';

const quotas = new ServiceQuotasClient({ region });

/** New accounts start below AWS's default quotas. Does this one still? */
export const quotaChecks: readonly Check[] = [
  {
    name: 'Lambda concurrency',
    runbook: 'quotas',
    ask: () => atDefault('lambda', ({ QuotaCode }) => QuotaCode === 'L-B99A9384'),
  },
  {
    name: 'Step Functions',
    runbook: 'quotas',
    // Searches and imports are Standard workflows: starts and state transitions each have a bucket and a rate.
    ask: () =>
      atDefault('states', ({ QuotaName = '' }) => /^(StartExecution|State ?Transition)\b/i.test(QuotaName)),
  },
];

async function atDefault(service: string, isMeant: (quota: ServiceQuota) => boolean): Promise<Answer> {
  const [applied, defaults] = await Promise.all([
    quotasOf(paginateListServiceQuotas({ client: quotas }, { ServiceCode: service })),
    quotasOf(paginateListAWSDefaultServiceQuotas({ client: quotas }, { ServiceCode: service })),
  ]);
  const meant = applied.filter(isMeant);
  if (meant.length === 0)
    return unknown(`Service Quotas lists none of them for ${service}; see its console.`);
  const low = meant.flatMap(({ QuotaCode, QuotaName, Value = 0 }) => {
    const usual = defaults.find((quota) => quota.QuotaCode === QuotaCode)?.Value ?? 0;
    return Value < usual ? [`${QuotaName} (${QuotaCode}) is ${Value}: ask for ${usual}`] : [];
  });
  return low.length > 0
    ? missing(`${low.join('; ')}.`)
    : ok(`${meant.map(({ QuotaName, Value }) => `${QuotaName}: ${Value}`).join('; ')}.`);
}

async function quotasOf(
  pages: AsyncIterable<{ Quotas?: ServiceQuota[] | undefined }>,
): Promise<ServiceQuota[]> {
  const all: ServiceQuota[] = [];
  for await (const { Quotas = [] } of pages) all.push(...Quotas);
  return all;
}
