import { type SVGProps, useSyncExternalStore } from 'react';
import type { Silhouette } from './machine-silhouettes.ts';

export interface MachineDrawingProps extends SVGProps<SVGSVGElement> {
  readonly product: string | null;
}

/** Just the silhouette, in the text color; cut-outs have the class `gap`. */
export function MachineDrawing({ product, ...props }: MachineDrawingProps) {
  const silhouetteOf = useDrawings();
  return (
    <svg viewBox="0 0 64 48" fill="currentColor" fillRule="evenodd" role="presentation" {...props}>
      {silhouetteOf?.(product).map((part) => (
        <Part key={JSON.stringify(part)} part={part} />
      ))}
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

type Drawings = (product: string | null) => Silhouette;

let drawings: Drawings | undefined;
const waiting = new Set<() => void>();

// Loaded right away, so that they are there for the first machine. No page waits for them.
import('./machine-silhouettes.ts').then(
  ({ silhouetteOf }) => {
    drawings = silhouetteOf;
    for (const each of waiting) each();
  },
  // Without them the tint alone stands for the machine, with its name beside it.
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
    // Prerendered HTML leaves them blank.
    () => undefined,
  );
}
