import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A part of a record: a column where there is room, otherwise a tab. */
export interface RecordPanel {
  /** The tab's name in the address, `?tab=chat`. */
  readonly id: string;
  readonly name: string;
  /** Number of new things, shown on its tab. */
  readonly news?: number;
  readonly content: ReactNode;
  /** As a column, it scrolls its own content. */
  readonly ownScroll?: boolean;
}

/** Which panel is shown when they aren't side by side. */
export interface RecordTabs {
  readonly shown: string;
  readonly show: (id: string) => void;
  /** Someone is working in that panel: if the window narrows, it is the one that stays. */
  readonly stay: (id: string) => void;
}

export interface RecordPageProps {
  /** The list that the record is in. */
  readonly back: { readonly to: string; readonly name: string };
  /** Help, and a menu of secondary actions. */
  readonly aside?: ReactNode;
  /** A `PageHeader`, and whatever else belongs above all panels. */
  readonly head: ReactNode;
  /** Replaces the panels while they load, or if they can't be shown. */
  readonly fallback?: ReactNode;
  readonly panels: readonly RecordPanel[];
  /** Names the tab list: 'Parts of the order'. */
  readonly label: string;
  readonly tabs: RecordTabs;
  /**
   * Shows the panels as columns of these widths (`grid-template-columns`), each scrolling by itself; without it they
   * are tabs.
   */
  readonly columns?: string | undefined;
  /** An `ActionBar`, placed last. */
  readonly actions?: ReactNode;
  /** The surrounding layout already provides the main element and its margins. */
  readonly inMain?: boolean;
}

/**
 * One record and its parts. Columns fill the window below the header and scroll by themselves, so that none is left
 * blank beside a longer one; with tabs the page scrolls.
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

/** The tab named in the address (`?tab=chat`), or the first one. Links can lead to a tab this way. */
export function useRecordTabs(ids: readonly string[]): RecordTabs {
  const [query, setQuery] = useSearchParams();
  const first = ids[0] ?? '';
  const asked = query.get('tab') ?? first;
  const [worked, setWorked] = useState<{ readonly asked: string; readonly id: string }>();
  // A new tab in the address overrides the panel last worked in.
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

/** Down to the edge of the screen: the content has its own footer. */
const ownTab = { minWidth: 0, display: 'flex', flexDirection: 'column', '& > *': { flex: 1 } } as const;

const single = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
} as const;

/** The rest of the window, or at least enough to work in. */
const columnRow = { flex: 1, display: 'grid', minHeight: 520, borderTop: 1, borderColor: 'divider' } as const;

/** Columns with a line between them. Their content doesn't affect the height. */
const column = {
  position: 'relative',
  minWidth: 0,
  '&:not(:first-of-type)': { borderLeft: 1, borderColor: 'divider' },
  // For content that would otherwise measure the window.
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
