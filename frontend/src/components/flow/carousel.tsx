import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface CarouselProps {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** A row of cards that scrolls sideways and snaps to one: by swipe, wheel, keyboard or its two buttons. */
export function Carousel({ title, items }: CarouselProps) {
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const ends = useEnds(track, items.length);
  const turn = (pages: number) => {
    const shown = track.current;
    shown?.scrollBy({ left: pages * Math.max(shown.clientWidth - peek, cardWidth), behavior: 'smooth' });
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 3, minWidth: 0 }}>
      <Box sx={head}>
        <Typography component="h2" variant="h2" id={titleId}>
          {title}
        </Typography>
        {!(ends.atStart && ends.atEnd) && (
          <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
            {/* Not `disabled`: the focus would be lost at the end of the row. */}
            <IconButton
              aria-label="Previous"
              aria-controls={`${titleId}-items`}
              aria-disabled={ends.atStart}
              onClick={() => turn(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              aria-label="Next"
              aria-controls={`${titleId}-items`}
              aria-disabled={ends.atEnd}
              onClick={() => turn(1)}
            >
              <ChevronRight />
            </IconButton>
          </Box>
        )}
      </Box>
      <Box component="ul" ref={track} id={`${titleId}-items`} aria-labelledby={titleId} sx={row}>
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Whether the row is at its first and at its last item. */
function useEnds(track: React.RefObject<HTMLUListElement | null>, count: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items is another width
  useEffect(() => {
    const shown = track.current;
    if (shown === null) return;
    const look = () =>
      setEnds({
        atStart: shown.scrollLeft <= 1,
        atEnd: shown.scrollLeft + shown.clientWidth >= shown.scrollWidth - 1,
      });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    shown.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', look);
    };
  }, [track, count]);
  return ends;
}

const cardWidth = 320;
/** Pixels of the next card that show, as a hint that there is more. */
const peek = 48;

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
} as const;

/** As wide as the page including its padding, so that cards leave at the screen's edge. */
const row = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  scrollPaddingInline: { xs: '16px', md: 0 },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(min(${cardWidth}px, calc(100% - ${peek}px)), 420px)`,
  gap: 2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  pb: 1,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;
