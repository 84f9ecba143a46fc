import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { ClusterMap } from '../../components/map/cluster-map.tsx';
import { cameraOnAll } from '../../components/map/clusters.ts';
import { type Bounds, boundsOf, type MapCamera } from '../../components/map/map-place.ts';
import type { Size } from '../../components/map/mercator.ts';
import { ListPage } from '../../components/templates/list-page.tsx';
import { useCountryView } from '../../lib/use-country-view.ts';
import { useJobsitesIn, useOrdersUnderWay } from './api.ts';
import { SiteList } from './site-list.tsx';
import { countWords, isSeen, placeOf, type Site, sitesOf } from './sites.ts';

/**
 * The company's jobsites, and their machines with open orders (`/orders/map`), as a map with a list of what it shows.
 */
export function MapPage() {
  const country = useCountryView();
  const [moved, setMoved] = useState<MapCamera>();
  const [view, setView] = useState<{ readonly bounds: Bounds; readonly size: Size }>();
  // The list's bounds: choosing from the list doesn't change it, only other moves of the map do.
  const [listed, setListed] = useState<Bounds>();
  const [isChoosing, setChoosing] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const jobsites = useJobsitesIn(view?.bounds);
  const orders = useOrdersUnderWay();
  const sites = sitesOf(jobsites.data ?? [], orders.data ?? []);
  const seen = listed ? sites.filter((site) => isSeen(site, listed)) : [];
  const all = boundsOf(sites.map(placeOf));

  const choose = ({ jobsite: { id, address } }: Site) => {
    setChosenId(id);
    setChoosing(true);
    setMoved(({ zoom } = country) => ({ lat: address.lat, long: address.long, zoom: Math.max(zoom, near) }));
  };

  const move = (camera: MapCamera) => {
    setChoosing(false);
    setMoved(camera);
  };

  return (
    <ListPage
      title="Map"
      subtitle="Jobsites, and the machines with an order under way"
      action={
        view &&
        all && (
          <Button
            variant="outlined"
            startIcon={<Maximize size={18} />}
            onClick={() => move(cameraOnAll(all, view.size))}
          >
            Show all
          </Button>
        )
      }
    >
      <Box sx={sides}>
        <Box sx={mapSide}>
          <ClusterMap
            name="Map of jobsites"
            places={sites.map(placeOf)}
            camera={moved ?? country}
            onMoved={move}
            onSelect={(id) => {
              const site = sites.find(({ jobsite }) => jobsite.id === id);
              if (site) choose(site);
            }}
            onSeen={(bounds, size) => {
              setView({ bounds, size });
              if (!isChoosing) setListed(bounds);
            }}
            text={`The map shows ${countWords(seen.length, 'jobsite')}. They are in the list.`}
          />
        </Box>
        {content()}
      </Box>
    </ListPage>
  );

  function content() {
    if (jobsites.data === undefined) {
      if (!jobsites.isError) return <SkeletonRows count={4} height={96} />;
      return <ErrorState error={jobsites.error} onRetry={() => void jobsites.refetch()} />;
    }
    if (seen.length > 0) return <SiteList sites={seen} chosenId={chosenId} onChoose={choose} />;
    return (
      <EmptyState picture={<EmptyPicture name="machines" />} title="No jobsites here">
        {sites.length > 0
          ? 'Move the map, or show all of them.'
          : 'A jobsite with a name is kept with the first order for it.'}
      </EmptyState>
    );
  }
}

/** Zoom for one jobsite: close enough to be single, with its surroundings visible. */
const near = 13;

const sides = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 5fr)' },
  pb: 3,
} as const;

/** After the list when side by side, above it otherwise. */
const mapSide = {
  order: { lg: 1 },
  position: { lg: 'sticky' },
  top: 'calc(var(--shell-top, 0px) + 24px)',
  height: { xs: '44dvh', lg: 'calc(100dvh - var(--shell-top, 0px) - 168px)' },
  minHeight: 280,
} as const;
