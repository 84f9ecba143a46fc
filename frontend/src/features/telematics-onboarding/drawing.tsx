import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The base of every picture: 320 × 160 units, scaled to the width available. Decorative: the text says it all. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="svg" viewBox="0 0 320 160" aria-hidden="true" focusable="false" sx={ground}>
      {children}
    </Box>
  );
}

export interface PlacedProps {
  readonly x: number;
  readonly y: number;
}

/** 116 × 64 units. */
export function Excavator({ x, y }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="paper" x="4" y="46" width="64" height="16" rx="8" />
      <path className="line" d="M14 54h.1M26 54h.1M37 54h.1M48 54h.1M59 54h.1" />
      <path className="paper" d="M8 46V30q0-3 3-3h18V11q0-3 3-3h15q3 0 4 3l7 19v16Z" />
      <path className="line" d="M29 27h28M36 15h10l4 12H36Z" />
      <path className="line" d="M55 36 80 5l20 22" />
      <path className="paper" d="m95 22 14 14q2 10-8 12-9 0-11-9Z" />
    </g>
  );
}

/** A sheet with lines of text; 64 × 80 units. */
export function Sheet({ x, y, children }: PlacedProps & { readonly children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paper" d="M6 1h38l19 19v54q0 5-5 5H6q-5 0-5-5V6q0-5 5-5Z" />
      <path className="line" d="M44 1v14q0 5 5 5h14" />
      {children ?? <path className="faint" d="M13 34h38M13 46h38M13 58h24" />}
    </g>
  );
}

/** 64 × 44 units. */
export function Envelope({ x, y }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="paper" x="1" y="1" width="62" height="42" rx="5" />
      <path className="line" d="m4 5 25 19q3 2 6 0L60 5" />
    </g>
  );
}

/** A person's head and shoulders; 32 × 36 units. */
export function Person({ x, y }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="paper" cx="16" cy="10" r="8" />
      <path className="paper" d="M2 35q0-13 14-13t14 13Z" />
    </g>
  );
}

/** A horizontal arrow. */
export function Arrow({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) {
  return <path className="line" d={`M${from} ${y}H${to}m-8-7 8 7-8 7`} />;
}

/** A check mark in a green circle. */
export function Done({ x, y }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="done" cx="14" cy="14" r="13" />
      <path className="doneMark" d="m8 14 5 5 8-10" />
    </g>
  );
}

/** A warning triangle; 36 × 32 units. */
export function Warning({ x, y }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="warning" d="M16 3q2-3 4 0l14 24q2 4-2 4H4q-4 0-2-4Z" />
      <path className="warningMark" d="M18 12v8M18 25h.1" />
    </g>
  );
}

const stroke = { strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const ground = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 1,
  bgcolor: 'status.pending.tint',
  '& .line': { ...stroke, fill: 'none', stroke: 'var(--mui-palette-text-primary)' },
  '& .faint': { ...stroke, fill: 'none', stroke: 'var(--mui-palette-text-disabled)' },
  '& .paper': {
    ...stroke,
    fill: 'var(--mui-palette-background-paper)',
    stroke: 'var(--mui-palette-text-primary)',
  },
  '& .mark': { fill: 'var(--mui-palette-text-primary)' },
  '& .wave': { ...stroke, fill: 'none', stroke: 'var(--mui-palette-text-disabled)', strokeDasharray: '2 6' },
  '& .done': { fill: 'var(--mui-palette-status-done-text)' },
  '& .doneMark': { ...stroke, strokeWidth: 3, fill: 'none', stroke: 'var(--mui-palette-status-done-tint)' },
  '& .warning': { fill: 'var(--mui-palette-status-warning-text)' },
  '& .warningMark': {
    ...stroke,
    strokeWidth: 3,
    fill: 'none',
    stroke: 'var(--mui-palette-status-warning-tint)',
  },
} as const;
