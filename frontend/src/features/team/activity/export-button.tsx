import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Activity } from '#schema/accounts/team.ts';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toasts.ts';
import { activityCsv } from './activity-csv.ts';

/** Downloads the whole log, not only what is on screen. */
export function ExportButton() {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      saveFile('ironcall-activity.csv', activityCsv(await wholeLog()));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      variant="outlined"
      busy={busy}
      startIcon={<Download size={18} />}
      onClick={() => void start()}
    >
      Export CSV
    </BusyButton>
  );
}

async function wholeLog(): Promise<Activity[]> {
  const entries: Activity[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof api.customers.accounts.activity.query>> =
      await api.customers.accounts.activity.query({ cursor, limit: 100 });
    entries.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return entries;
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
