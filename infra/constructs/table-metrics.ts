import type { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';

export interface TablePart {
  readonly tableName: string;
  /** The table itself if unset. */
  readonly index?: string;
  readonly period: Duration;
}

/** Throttled reads and writes together. `name` keeps the metrics of one graph apart. */
export function throttlesOf(name: string, part: TablePart): MathExpression {
  const [reads, writes] = [`${name}Reads`, `${name}Writes`];
  return new MathExpression({
    expression: `FILL(${reads}, 0) + FILL(${writes}, 0)`,
    usingMetrics: {
      [reads]: sumOf('ReadThrottleEvents', part),
      [writes]: sumOf('WriteThrottleEvents', part),
    },
    period: part.period,
    label: 'Throttled reads and writes',
  });
}

/** Read or write units used. Indexes are counted separately. */
export function unitsOf(what: 'Read' | 'Write', part: TablePart): Metric {
  return sumOf(`Consumed${what}CapacityUnits`, part);
}

function sumOf(metricName: string, { tableName, index, period }: TablePart): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    statistic: 'Sum',
    period,
    dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
  });
}
