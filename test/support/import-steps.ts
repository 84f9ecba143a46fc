import { handler as assessFaults } from '#functions/alert-import/steps/assess-faults.ts';
import { handler as failImport } from '#functions/alert-import/steps/fail-import.ts';
import { handler as fileOrder } from '#functions/alert-import/steps/file-order.ts';
import { handler as finishImport } from '#functions/alert-import/steps/finish-import.ts';
import { handler as identifyMachine } from '#functions/alert-import/steps/identify-machine.ts';
import { handler as locateMachine } from '#functions/alert-import/steps/locate-machine.ts';
import { handler as readMessage } from '#functions/alert-import/steps/read-message.ts';
import { handler as saveAlert } from '#functions/alert-import/steps/save-alert.ts';
import type { alertImportFunctions } from '#infra/workflows/alert-import.ts';

/** The alert import's steps, by the names in its definition. */
export const importSteps = {
  ReadMessage: readMessage,
  IdentifyMachine: identifyMachine,
  LocateMachine: locateMachine,
  AssessFaults: assessFaults,
  SaveAlert: saveAlert,
  FileOrder: fileOrder,
  FinishRun: finishImport,
  FailImport: failImport,
} as const satisfies Record<keyof typeof alertImportFunctions, unknown>;
