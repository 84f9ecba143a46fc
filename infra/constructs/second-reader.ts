import { ArnFormat } from 'aws-cdk-lib';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** Asking the one model of Bedrock that the environment names about alerts which the engine cannot finish; nothing where it names none. */
export function grantSecondReader(reader: BundledFunction, { environment }: Deployment): void {
  const { secondReaderModel: model } = environment;
  if (model === undefined) return;
  reader.addEnvironment('SECOND_READER_MODEL_ID', model);
  const arn = reader.stack.formatArn({
    service: 'bedrock',
    account: '',
    resource: 'foundation-model',
    resourceName: model,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  reader.allow(['bedrock:InvokeModel'], [arn]);
}
