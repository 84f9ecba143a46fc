import { readFileSync } from 'node:fs';
import { App, type AppProps } from 'aws-cdk-lib';
import type { Deployment } from './constructs/deployment.ts';
import { AppStack } from './stacks/app-stack.ts';
import { KeptStack } from './stacks/kept-stack.ts';

/** A CDK app with the flags of `cdk.json`, so that templates are the same with and without the cdk command. */
export function cdkApp(props: AppProps = {}): App {
  const { context } = JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'));
  return new App({ autoSynth: false, analyticsReporting: false, treeMetadata: false, context, ...props });
}

/** Declares both stacks of one environment. */
export function declareStacks(app: App, deployment: Deployment): { kept: KeptStack; app: AppStack } {
  const kept = new KeptStack(app, deployment);
  return { kept, app: new AppStack(app, deployment, kept) };
}
