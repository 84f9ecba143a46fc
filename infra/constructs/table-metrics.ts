import type { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';

export interface TablePart {
  readonly tableName: string;
  /** Of the table itself if unset. */
  readonly index?: string;
  readonly period: Duration;
}

/** Throttled reads and writes together. The name tells apart what one graph shows. */
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

/** Read or write units used. Those of indexes count apart. */
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
