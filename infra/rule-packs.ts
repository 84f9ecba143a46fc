import { AwsSolutionsChecks, type NagPack, NIST80053R5Checks, ServerlessChecks } from 'cdk-nag';

/** The cdk-nag packs that every environment passes. */
export function rulePacks(): NagPack[] {
  return [AwsSolutionsChecks, NIST80053R5Checks, ServerlessChecks].map(
    (Pack) => new Pack(undefined, { verbose: true }),
  );
}
