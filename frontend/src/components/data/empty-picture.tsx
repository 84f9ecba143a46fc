import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MachineDrawing } from '../identity/machine-drawing.tsx';

export type EmptyPictureName = keyof typeof scenes;

/** A picture of what could be here, for an empty list. Decorative: the words beside it say it all. */
export function EmptyPicture({ name }: { readonly name: EmptyPictureName }) {
  return (
    <Box component="svg" viewBox="0 0 176 104" aria-hidden="true" sx={picture}>
      <path className="ground" d="M22 88C8 70 14 34 44 22S104 0 132 16s36 50 20 72Z" />
      {scenes[name]}
      <path className="line" d="M8 88h160" />
    </Box>
  );
}

const scenes = {
  machines: <MachineDrawing product="Excavator" className="ink" x={36} y={22} width={101} height={76} />,
  nothingFound: (
    <>
      {rows(38, 26)}
      <circle className="paper line" cx="116" cy="56" r="20" />
      <path className="line" d="m131 71 15 14" />
    </>
  ),
  people: (
    <>
      {somebody(58, 50)}
      {somebody(118, 50)}
      {somebody(88, 42)}
    </>
  ),
  places: (
    <>
      <path className="paper line" d="m36 40 30-10 34 10 36-12v48l-36 12-34-10-30 10Z" />
      <path className="line" d="M66 30v48M100 40v48" />
      <path className="ink" d="M84 68S70 50 70 40a14 14 0 1 1 28 0c0 10-14 28-14 28Z" />
      <circle className="paper" cx="84" cy="40" r="5" />
    </>
  ),
  messages: (
    <>
      <path
        className="paper line"
        d="M40 26h64a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H58L44 72V60h-4a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z"
      />
      <path
        className="ink"
        d="M90 46h48a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-4v10l-12-10H90a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6Z"
      />
      <path className="line" d="M46 38h48M46 48h26" />
    </>
  ),
  files: (
    <>
      <path className="paper line" d="M50 34h44l12 12v42H50Z" />
      <path className="paper line" d="M66 22h44l14 14v52H66Z" />
      <path className="line" d="M110 22v14h14M78 50h34M78 60h34M78 70h20" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

function rows(x: number, y: number): ReactNode {
  return [0, 1, 2].map((at) => (
    <g key={at}>
      <rect className="paper line" x={x} y={y + at * 20} width="86" height="16" rx="3" />
      <rect className="ink" x={x + 5} y={y + 4 + at * 20} width="8" height="8" rx="2" />
    </g>
  ));
}

function somebody(x: number, y: number): ReactNode {
  return (
    <g>
      <path className="paper line" d={`M${x - 20} 88V${y + 32}a20 18 0 0 1 40 0V88Z`} />
      <circle className="paper line" cx={x} cy={y} r="11" />
    </g>
  );
}

const picture = {
  display: 'block',
  width: 176,
  height: 104,
  color: 'text.disabled',
  '& .ground': { fill: 'var(--mui-palette-surface-3)' },
  '& .paper': { fill: 'var(--mui-palette-background-paper)' },
  '& .gap': { fill: 'var(--mui-palette-surface-3)' },
  '& .ink': { fill: 'currentColor' },
  '& .line': { stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& path.line:not(.paper)': { fill: 'none' },
} as const;
