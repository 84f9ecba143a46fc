// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Fn::Sub is written so.
import { describe, expect, it } from 'vitest';
import type { ResourceProvider, Runtime } from '#local/runtime.ts';
import { type CloudAssembly, parseTemplate } from '#local/template/assembly.ts';
import { loadStacks } from '#local/template/load.ts';

const runtime = { accountId: '000000000000', region: 'us-east-1' } as Runtime;

describe('The stacks of an assembly', () => {
  it('are created in dependency order, even across stacks', async () => {
    const made: string[] = [];

    await loadStacks(
      assembly({
        kept: {
          Resources: { table: { Type: 'Thing', Properties: { Name: 'rows' } } },
          Outputs: { table: { Value: { Ref: 'table' }, Export: { Name: 'kept:table' } } },
        },
        app: {
          Resources: {
            last: { Type: 'Thing', Properties: { Name: { 'Fn::Sub': '${middle.Arn}' } } },
            middle: { Type: 'Thing', Properties: { Name: 'm' }, DependsOn: ['first'] },
            first: { Type: 'Thing', Properties: { Name: { 'Fn::ImportValue': 'kept:table' } } },
          },
        },
      }),
      [thing(made)],
      runtime,
    );

    expect(made).toEqual(['kept.table rows', 'app.first rows', 'app.middle m', 'app.last arn:m']);
  });

  it('leave out a resource whose condition is false, and prefer given parameters to defaults', async () => {
    const made: string[] = [];

    await loadStacks(
      assembly({
        app: {
          Parameters: { Site: { Default: 'https://site' }, Other: { Default: 'default' } },
          Conditions: { isLive: { 'Fn::Equals': [{ Ref: 'Site' }, 'https://site'] } },
          Resources: {
            live: { Type: 'Thing', Properties: { Name: 'live' }, Condition: 'isLive' },
            here: { Type: 'Thing', Properties: { Name: { 'Fn::Sub': '${Site} ${Other}' } } },
          },
        },
      }),
      [thing(made)],
      runtime,
      { Site: 'http://localhost:3000' },
    );

    expect(made).toEqual(['app.here http://localhost:3000 default']);
  });

  it('are refused if their resources refer to each other in a circle', async () => {
    const loading = loadStacks(
      assembly({
        app: {
          Resources: {
            egg: { Type: 'Thing', Properties: { Name: { Ref: 'hen' } } },
            hen: { Type: 'Thing', Properties: { Name: { Ref: 'egg' } } },
          },
        },
      }),
      [thing([])],
      runtime,
    );

    await expect(loading).rejects.toThrow('app: resources refer to each other in a circle: egg → hen → egg.');
  });

  it('are not started if a resource type is unknown', async () => {
    const made: string[] = [];

    const loading = loadStacks(
      assembly({
        app: {
          Resources: {
            known: { Type: 'Thing', Properties: { Name: 'x' } },
            other: { Type: 'AWS::Other::Thing' },
          },
        },
      }),
      [thing(made)],
      runtime,
    );

    await expect(loading).rejects.toThrow(
      'app / other (AWS::Other::Thing): the laptop runtime does not know this resource type.',
    );
    expect(made).toEqual([]);
  });

  it('name the resource whose provider fails', async () => {
    const failing: ResourceProvider = {
      type: 'Thing',
      properties: ['Name'],
      create: () => {
        throw new Error('the name is taken');
      },
    };

    const loading = loadStacks(
      assembly({ app: { Resources: { known: { Type: 'Thing', Properties: { Name: 'x' } } } } }),
      [failing],
      runtime,
    );

    await expect(loading).rejects.toThrow('app / known (Thing): the name is taken');
  });
});

function thing(made: string[]): ResourceProvider {
  return {
    type: 'Thing',
    properties: ['Name'],
    create: ({ stack, logicalId, properties }) => {
      const name = String(properties.Name);
      made.push(`${stack}.${logicalId} ${name}`);
      return { ref: name, attributes: { Arn: `arn:${name}` } };
    },
  };
}

function assembly(stacks: Record<string, object>): CloudAssembly {
  return {
    stacks: Object.entries(stacks).map(([name, template]) => ({ name, template: parseTemplate(template) })),
    assets: new Map(),
  };
}
