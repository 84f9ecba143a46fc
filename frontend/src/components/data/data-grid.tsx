import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useWide } from '../../lib/use-window.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { EditColumnsDialog } from './edit-columns-dialog.tsx';
import { type GridLayout, keepLayout, readLayout } from './grid-layout.ts';

export interface GridColumn<Row> {
  readonly id: string;
  readonly name: string;
  /** Used for sorting, and shown if there is no `cell`. */
  readonly value: (row: Row) => string | number | null;
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly align?: 'end';
  /** Can't be hidden: it identifies the row. */
  readonly isFixed?: true;
  readonly isSortable?: boolean;
}

interface GridSort {
  readonly id: string;
  readonly desc: boolean;
}

/** For rows that are one page of a server-sorted list: which page, of how many. */
export interface GridPage {
  /** Starts at 1. */
  readonly page: number;
  readonly total: number;
  readonly sort: GridSort | null;
  readonly onChange: (page: number, sort: GridSort | null) => void;
}

export interface DataGridProps<Row> {
  /** Names what the rows are; the reader's layout is stored under it. */
  readonly name: string;
  /** Account id of the reader. The layout is kept for that person only, across sign-ins. */
  readonly owner?: string | undefined;
  readonly columns: readonly GridColumn<Row>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly pageSize?: number;
  /** Without it, the grid sorts and pages all the rows itself. */
  readonly remote?: GridPage;
  /** The rows still belong to the previous page or sort. */
  readonly isStale?: boolean;
  /** A row's actions, at its end: a menu button. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** A row as shown on phones, in a list instead of the table. */
  readonly card?: (row: Row) => ReactNode;
}

/**
 * A data table: sorted by column headers, with columns as the reader arranges them, page by page (document 2 section
 * 2).
 */
export function DataGrid<Row extends RowData>({
  name,
  owner,
  columns,
  rows,
  rowId,
  pageSize = 20,
  remote,
  isStale = false,
  rowActions,
  card,
}: DataGridProps<Row>) {
  const asTable = useWide() || card === undefined;
  const ids = columns.map(({ id }) => id);
  const [layout, setLayout] = useState(() => readLayout(name, ids, owner));
  const [isEditing, setEditing] = useState(false);
  const [ownSort, setOwnSort] = useState<SortingState>([]);
  const [ownPage, setOwnPage] = useState(0);
  const pageIndex = remote ? remote.page - 1 : ownPage;
  const sorting = remote ? (remote.sort ? [{ ...remote.sort }] : []) : ownSort;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? nothing,
    getRowId: rowId,
    state: {
      sorting,
      columnOrder: [...layout.order],
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      pagination: { pageIndex, pageSize },
    },
    enableMultiSort: false,
    manualSorting: remote !== undefined,
    manualPagination: remote !== undefined,
    ...(remote && { rowCount: remote.total }),
    onSortingChange: (change) => {
      const next = functionalUpdate(change, sorting);
      if (remote) return remote.onChange(1, next[0] ?? null);
      setOwnSort(next);
      setOwnPage(0);
    },
  });
  const change = (next: GridLayout) => {
    setLayout(next);
    keepLayout(name, next, owner);
  };
  const turn = (by: 1 | -1) =>
    remote ? remote.onChange(remote.page + by, remote.sort) : setOwnPage(ownPage + by);
  const shown = table.getRowModel().rows;
  const total = remote?.total ?? rows?.length ?? 0;
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const first = pageIndex * pageSize + 1;
  const isEmpty = rows !== undefined && shown.length === 0;

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {asTable && (
        <Button
          variant="outlined"
          startIcon={<Columns3 size={18} />}
          onClick={() => setEditing(true)}
          sx={{ justifySelf: 'end' }}
        >
          Edit Columns
        </Button>
      )}
      <Box aria-busy={rows === undefined || isStale} sx={{ minWidth: 0, opacity: isStale ? 0.6 : 1 }}>
        {asTable ? (
          <Box sx={{ ...frame, overflowX: 'auto' }} tabIndex={0} role="region" aria-label={name}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {table.getHeaderGroups()[0]?.headers.map(({ column }) => {
                    const { name: head, align, isSortable = true } = columnOf.get(column.id) ?? { name: '' };
                    const sorted = column.getIsSorted();
                    return (
                      <TableCell
                        key={column.id}
                        align={align === 'end' ? 'right' : 'left'}
                        {...(sorted && { sortDirection: sorted })}
                      >
                        {isSortable ? (
                          <TableSortLabel
                            active={sorted !== false}
                            direction={sorted || 'asc'}
                            onClick={() => column.toggleSorting()}
                          >
                            {head}
                          </TableSortLabel>
                        ) : (
                          head
                        )}
                      </TableCell>
                    );
                  })}
                  {rowActions && (
                    <TableCell>
                      <VisuallyHidden>Actions</VisuallyHidden>
                    </TableCell>
                  )}
                </TableRow>
              </TableHead>
              <TableBody>
                {shown.map((row) => (
                  <TableRow key={row.id} hover>
                    {row.getVisibleCells().map(({ column: { id } }) => {
                      const column = columnOf.get(id);
                      return (
                        <TableCell key={id} align={column?.align === 'end' ? 'right' : 'left'}>
                          {column?.cell ? column.cell(row.original) : (column?.value(row.original) ?? '–')}
                        </TableCell>
                      );
                    })}
                    {rowActions && <TableCell sx={actionCell}>{rowActions(row.original)}</TableCell>}
                  </TableRow>
                ))}
                {rows === undefined && (
                  <SkeletonRows columns={columns.length - layout.hidden.length + (rowActions ? 1 : 0)} />
                )}
              </TableBody>
            </Table>
            {isEmpty && <Box sx={empty}>No data to display</Box>}
          </Box>
        ) : (
          <Box component="ul" aria-label={name} sx={{ ...frame, listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((row) => (
              <Box component="li" key={row.id} sx={cardItem}>
                <Box sx={{ flex: 1, minWidth: 0 }}>{card?.(row.original)}</Box>
                {rowActions?.(row.original)}
              </Box>
            ))}
            {rows === undefined && <SkeletonCards />}
            {isEmpty && (
              <Box component="li" sx={empty}>
                No data to display
              </Box>
            )}
          </Box>
        )}
      </Box>
      {rows !== undefined && (
        <Box sx={foot}>
          <span aria-live="polite" className="numbers">
            {isEmpty ? '0 - 0' : `${first} - ${first - 1 + shown.length}`} out of {total} result(s)
          </span>
          <Button variant="outlined" disabled={pageIndex === 0} onClick={() => turn(-1)}>
            Previous
          </Button>
          <Button variant="outlined" disabled={(pageIndex + 1) * pageSize >= total} onClick={() => turn(1)}>
            Next
          </Button>
        </Box>
      )}
      <EditColumnsDialog
        open={isEditing}
        layout={layout}
        nameOf={(id) => columnOf.get(id)?.name ?? id}
        fixed={columns.filter(({ isFixed }) => isFixed).map(({ id }) => id)}
        onChange={change}
        onReset={() => change({ order: ids, hidden: [] })}
        onClose={() => setEditing(false)}
      />
    </Box>
  );
}

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});

const nothing: readonly never[] = [];

function definitionOf<Row extends RowData>({
  id,
  name,
  value,
  isSortable = true,
}: GridColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    header: name,
    accessorFn: (row) => value(row) ?? undefined,
    enableSorting: isSortable,
    sortUndefined: 'last',
  };
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return [0, 1, 2, 3, 4].map((row) => (
    <TableRow key={row}>
      {Array.from({ length: columns }, (_, at) => (
        // Cells are alike and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <TableCell key={at}>
          <Skeleton width={`${50 + ((row * 7 + at * 13) % 40)}%`} />
        </TableCell>
      ))}
    </TableRow>
  ));
}

function SkeletonCards() {
  return [0, 1, 2, 3, 4].map((card) => (
    <Box component="li" key={card} sx={cardItem} aria-hidden="true">
      <Box sx={{ flex: 1 }}>
        <Skeleton width="55%" sx={{ typography: 'body1' }} />
        <Skeleton width="80%" sx={{ typography: 'body2' }} />
        <Skeleton width="40%" sx={{ typography: 'body2' }} />
      </Box>
    </Box>
  ));
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& tr:last-of-type td': { borderBottom: 0 },
  '& th, & td': { whiteSpace: 'nowrap' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const cardItem = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** A touch-sized button must not make the row taller. */
const actionCell = { width: '1%', py: 0, pl: 0 } as const;

const empty = { py: 6, textAlign: 'center', color: 'text.secondary' } as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& > span': { flex: 1, typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
