/** How a rule's target wants the event. */
export interface TargetInput {
  readonly Input?: string | undefined;
  readonly InputPath?: string | undefined;
  readonly InputTransformer?:
    | {
        readonly InputPathsMap?: Readonly<Record<string, string>> | undefined;
        readonly InputTemplate: string;
      }
    | undefined;
}

/** What a target receives for an event, as JSON text. */
export function targetInput(
  event: Readonly<Record<string, unknown>>,
  target: TargetInput,
  ruleArn: string,
): string {
  if (target.Input !== undefined) return target.Input;
  if (target.InputPath !== undefined) return JSON.stringify(valueAt(event, target.InputPath) ?? null);
  if (target.InputTransformer === undefined) return JSON.stringify(event);

  const { InputPathsMap = {}, InputTemplate } = target.InputTransformer;
  const values: Record<string, unknown> = {
    'aws.events.event': event,
    'aws.events.event.json': event,
    'aws.events.rule-arn': ruleArn,
    'aws.events.event.ingestion-time': event.time,
  };
  for (const [name, path] of Object.entries(InputPathsMap)) values[name] = valueAt(event, path);
  return fill(InputTemplate, values);
}

/** Inside quotes a value is inserted as it is, elsewhere as JSON. A missing one becomes empty. */
function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  let quoted = false;
  let filled = '';
  for (const part of template.split(/(\\.|"|<[\w.-]+>)/)) {
    if (part === '"') quoted = !quoted;
    const name = /^<([\w.-]+)>$/.exec(part)?.[1];
    if (name === undefined || !(name in values)) {
      filled += part;
      continue;
    }
    const value = values[name];
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? (quoted ? '' : null));
    if (!quoted) filled += typeof value === 'string' ? JSON.stringify(value) : text;
    else filled += JSON.stringify(value === undefined ? '' : text).slice(1, -1);
  }
  return filled;
}

/** EventBridge paths: `$.detail.order.id`, `$.resources[0]`. */
function valueAt(event: unknown, path: string): unknown {
  const steps = path.replace(/^\$\.?/, '').match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    event,
  );
}
