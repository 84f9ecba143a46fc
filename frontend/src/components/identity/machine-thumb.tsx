import Box from '@mui/material/Box';
import { type SVGProps, useSyncExternalStore } from 'react';
import type { Silhouette, Wheel } from './machine-silhouettes.ts';
import { makerTint } from './maker-tints.ts';

export interface MachineThumbProps {
  /** Equipment type: `Excavator`, …; a plain machine where it is not known. */
  readonly product: string | null;
  readonly brand: string;
  /** Pixels. */
  readonly size?: number;
}

/** A machine by the silhouette of its type, on the tint of its maker. Its name stands beside it. */
export function MachineThumb({ product, brand, size = 48 }: MachineThumbProps) {
  const tint = makerTint(brand);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        ...square,
        width: size,
        height: size,
        color: `tint.${tint}.text`,
        bgcolor: `tint.${tint}.tint`,
        '& .gap': { fill: `var(--mui-palette-tint-${tint}-tint)` },
      }}
    >
      <MachineDrawing product={product} width="86%" />
    </Box>
  );
}

export interface MachineDrawingProps extends SVGProps<SVGSVGElement> {
  readonly product: string | null;
}

/** The silhouette alone, in the colour of the text; what it is cut out of has the class `gap`. */
export function MachineDrawing({ product, ...props }: MachineDrawingProps) {
  const known = useDrawings();
  return (
    <svg viewBox="0 0 64 48" fill="currentColor" fillRule="evenodd" role="presentation" {...props}>
      {known && silhouetteOf(product, known).map((part) => <Part key={JSON.stringify(part)} part={part} />)}
    </svg>
  );
}

function Part({ part }: { readonly part: Silhouette[number] }) {
  if (typeof part === 'string') return <path d={part} />;
  if ('radius' in part) {
    const { x, y, radius, hub } = part;
    return (
      <>
        <circle className="gap" cx={x} cy={y} r={radius + 1.6} />
        <circle cx={x} cy={y} r={radius} />
        <circle className="gap" cx={x} cy={y} r={hub} />
      </>
    );
  }
  const [d, width] = part;
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

type Drawings = typeof import('./machine-silhouettes.ts');

let drawings: Drawings | undefined;
const waiting = new Set<() => void>();

// Asked for at once, so that they are there when the first machine is. No page waits for them.
import('./machine-silhouettes.ts').then(
  (loaded) => {
    drawings = loaded;
    for (const each of waiting) each();
  },
  // Without them the tint alone stands for the machine, whose name is beside it.
  () => undefined,
);

function useDrawings(): Drawings | undefined {
  return useSyncExternalStore(
    (listener) => {
      waiting.add(listener);
      return () => {
        waiting.delete(listener);
      };
    },
    () => drawings,
  );
}

/** Drawn once for all rows that show it. */
const drawn = new Map<string, Silhouette>();

function silhouetteOf(product: string | null, { silhouettes, plainMachine }: Drawings): Silhouette {
  const name = product ?? '';
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const silhouette = ((Object.hasOwn(silhouettes, name) ? silhouettes[name] : undefined) ?? plainMachine)();
  // What turns stands before the rest.
  const inOrder = [...silhouette.filter((part) => !isWheel(part)), ...silhouette.filter(isWheel)];
  drawn.set(name, inOrder);
  return inOrder;
}

function isWheel(part: Silhouette[number]): part is Wheel {
  return typeof part === 'object' && 'radius' in part;
}

const square = { display: 'grid', placeItems: 'center', flex: 'none', borderRadius: 1 } as const;
