import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withoutDialogs } from '../../lib/dialog-address.ts';

/** The dialog's pages (document 2 section 2, modal 1), and the log of what came in automatically. */
const importPages = [
  'main',
  'asyncRun',
  'setUpTelematics',
  'setUpGmail',
  'lowPriority',
  'whatCameIn',
] as const;
export type ImportPage = (typeof importPages)[number];

export interface ImportAddress {
  readonly page: ImportPage;
  /** For page asyncRun. */
  readonly run: string | undefined;
  /** For page lowPriority: alerts waiting for an answer, the next one first. */
  readonly alerts: readonly string[];
}

/** The import's place in the address, so that a reload stays there, and how to move on. */
export function useImportAddress(
  value: string,
): readonly [ImportAddress, (to: Partial<ImportAddress>) => void] {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const run = query.get('run') ?? undefined;
  const alerts = (query.get('waiting') ?? '').split(',').filter((id) => id !== '');
  const asked = importPages.find((page) => page === value) ?? 'main';
  const lacksItsId =
    (asked === 'asyncRun' && run === undefined) || (asked === 'lowPriority' && alerts.length === 0);

  const go = ({ page = 'main', run, alerts = [] }: Partial<ImportAddress>) => {
    const next = withoutDialogs(query);
    next.set('import', page);
    if (run !== undefined) next.set('run', run);
    if (alerts.length > 0) next.set('waiting', alerts.join(','));
    // All pages of one dialog are a single history entry.
    void navigate(
      { search: next.toString() },
      { replace: true, state: location.state, preventScrollReset: true },
    );
  };
  return [{ page: lacksItsId ? 'main' : asked, run, alerts }, go];
}
