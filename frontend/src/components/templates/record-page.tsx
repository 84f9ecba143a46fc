import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A part of a record: a column where there is room, else a tab. */
export interface RecordPanel {
  /** Of the tab in the address, `?tab=chat`. */
  readonly id: string;
  readonly name: string;
  /** What is new in it, at its tab. */
  readonly news?: number;
  readonly content: ReactNode;
  /** It scrolls its own content where it is a column. */
  readonly ownScroll?: boolean;
}

/** Which panel is shown where they don't stand side by side. */
export interface RecordTabs {
  readonly shown: string;
  readonly show: (id: string) => void;
  /** Somebody works in that panel: in a narrower window it is the one that stays. */
  readonly stay: (id: string) => void;
}

export interface RecordPageProps {
  /** To the list that the record stands in. */
  readonly back: { readonly to: string; readonly name: string };
  /** Help, and a menu of what can be done beside the next step. */
  readonly aside?: ReactNode;
  /** A `PageHeader`, and what belongs above all parts. */
  readonly head: ReactNode;
  /** In place of the panels until they are there, or where they cannot be. */
  readonly fallback?: ReactNode;
  readonly panels: readonly RecordPanel[];
  /** Names the tabs as a whole: 'Parts of the order'. */
  readonly label: string;
  readonly tabs: RecordTabs;
  /** The panels as columns of these widths (`grid-template-columns`), each of them scrolling by itself; else as tabs. */
  readonly columns?: string | undefined;
  /** An `ActionBar`, which comes last. */
  readonly actions?: ReactNode;
  /** The layout around it is the page's main part already, with its margins. */
  readonly inMain?: boolean;
}

/**
 * One record: what it is, and its parts. As columns they fill the window under the head and scroll by themselves, so that
 * none is ever blank beside a longer one; as tabs the page scrolls.
 */
export function RecordPage(props: RecordPageProps) {
  const { back, aside, head, fallback, panels, label, tabs, columns, actions, inMain = false } = props;
  const baseId = useId();
  const isWide = columns !== undefined;
  const shown = isWide ? panels : panels.filter(({ id }) => id === tabs.shown);
  return (
    <Box {...(inMain ? { sx: whole } : { component: 'main', id: 'main', tabIndex: -1, sx: page })}>
      <Box sx={topLine}>
        <Box component={Link} to={back.to} sx={backLink}>
          <ArrowLeft size={18} />
          {back.name}
        </Box>
        {aside}
      </Box>
      {head}
      {fallback ?? (
        <>
          {!isWide && (
            <Tabs
              value={tabs.shown}
              onChange={(_, chosen: string) => tabs.show(chosen)}
              variant="fullWidth"
              aria-label={label}
              sx={tabBar}
            >
              {panels.map(({ id, name, news = 0 }) => (
                <Tab
                  key={id}
                  value={id}
                  label={<TabName name={name} news={news} />}
                  id={`${baseId}-tab-${id}`}
                  aria-controls={tabs.shown === id ? `${baseId}-${id}` : undefined}
                />
              ))}
            </Tabs>
          )}
          <Box sx={isWide ? { ...columnRow, gridTemplateColumns: columns } : single}>
            {shown.map(({ id, name, content, ownScroll = false }) =>
              isWide ? (
                <Box key={id} component="section" aria-label={name} onFocus={() => tabs.stay(id)} sx={column}>
                  <Box sx={ownScroll ? fill : scrolling}>{content}</Box>
                </Box>
              ) : (
                <Box
                  key={id}
                  component="section"
                  id={`${baseId}-${id}`}
                  role="tabpanel"
                  aria-labelledby={`${baseId}-tab-${id}`}
                  sx={ownScroll ? ownTab : { minWidth: 0, pb: 3 }}
                >
                  {content}
                </Box>
              ),
            )}
          </Box>
          {actions}
        </>
      )}
    </Box>
  );
}

/** The tab that the address names (`?tab=chat`), the first where it names none, so that a link can lead to it. */
export function useRecordTabs(ids: readonly string[]): RecordTabs {
  const [query, setQuery] = useSearchParams();
  const first = ids[0] ?? '';
  const asked = query.get('tab') ?? first;
  const [worked, setWorked] = useState<{ readonly asked: string; readonly id: string }>();
  // What the address says anew comes before what was worked in.
  const wanted = worked?.asked === asked ? worked.id : asked;
  return {
    shown: ids.includes(wanted) ? wanted : first,
    show(id) {
      setWorked(undefined);
      setQuery(
        (before) => {
          if (id === first) before.delete('tab');
          else before.set('tab', id);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    stay: (id) =>
      setWorked((before) => (before?.id === id && before.asked === asked ? before : { asked, id })),
  };
}

function TabName({ name, news }: { readonly name: string; readonly news: number }) {
  if (news === 0) return name;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {name}
      <Box component="span" className="numbers" sx={newsDot}>
        {news > 99 ? '99+' : news}
        <VisuallyHidden> new</VisuallyHidden>
      </Box>
    </Box>
  );
}

const whole = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' } as const;

const page = {
  ...whole,
  width: '100%',
  maxWidth: 1600,
  mx: 'auto',
  boxSizing: 'border-box',
  outline: 'none',
  px: { xs: 2, md: 3, lg: 4 },
  pt: 0.5,
} as const;

const topLine = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 48,
} as const;

const backLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
} as const;

const tabBar = {
  mb: 2,
  position: 'sticky',
  top: 'var(--shell-top)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const newsDot = {
  minWidth: 20,
  px: 0.5,
  boxSizing: 'border-box',
  borderRadius: 3,
  textAlign: 'center',
  typography: 'label',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

/** Down to the edge of the screen: what is in it has a foot of its own. */
const ownTab = { minWidth: 0, display: 'flex', flexDirection: 'column', '& > *': { flex: 1 } } as const;

const single = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
} as const;

/** What is left of the window, or enough to work in. */
const columnRow = { flex: 1, display: 'grid', minHeight: 520, borderTop: 1, borderColor: 'divider' } as const;

/** A line between two of them. What is in it takes no part in its height. */
const column = {
  position: 'relative',
  minWidth: 0,
  '&:not(:first-of-type)': { borderLeft: 1, borderColor: 'divider' },
  // For what would else measure the window.
  '--panel-height': '100%',
} as const;

const fill = {
  position: 'absolute',
  inset: 0,
  px: 3,
  pt: 2,
  pb: 2,
  'section:first-of-type > &': { pl: 0.5 },
  'section:last-of-type > &': { pr: 0.5 },
} as const;

const scrolling = {
  ...fill,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  pb: 4,
} as const;
