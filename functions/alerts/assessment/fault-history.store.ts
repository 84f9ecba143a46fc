import * as z from 'zod';
import { getRow, parseRow, put, stillAtVersion, type Write } from '#functions/platform/table.ts';
import { type FaultHistory, faultHistory, noFaultsSeen } from './fault-history.rules.ts';

/** A machine's history, and the version that a write must find unchanged. */
export interface ReadHistory {
  readonly history: FaultHistory;
  /** 0 if the machine has no history. */
  readonly version: number;
}

/** One read unit per 4 KB. */
export async function readFaultHistory(companyId: string, equipmentId: string): Promise<ReadHistory> {
  const row = await getRow(historyKey(companyId, equipmentId), { consistent: true });
  if (row === undefined) return { history: noFaultsSeen, version: 0 };
  const { version, codes } = parseRow(storedHistory, row);
  return { history: { codes }, version };
}

/** For the transaction that saves an alert: fails if another alert of the machine was counted meanwhile. */
export function faultHistoryWrite(
  companyId: string,
  equipmentId: string,
  history: FaultHistory,
  { version }: ReadHistory,
): Write {
  return put(
    {
      ...historyKey(companyId, equipmentId),
      kind: faultHistoryKind,
      version: version + 1,
      codes: history.codes,
    },
    stillAtVersion(version),
  );
}

export const faultHistoryKind = 'faults-seen';

const storedHistory = faultHistory.extend({ version: z.number().int().positive() });

function historyKey(companyId: string, equipmentId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `FAULTS_SEEN#${equipmentId}` };
}
