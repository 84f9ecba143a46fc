import * as z from 'zod';
import type { AwsService } from '../../runtime.ts';
import { operation, restJsonService } from '../aws-wire.ts';
import { metresBetween } from './cities.ts';

/**
 * Amazon Location's routes (geo-routes, version 2) without a map: a route is 1.3 times the great circle, driven at 50
 * mph. There is none across more than a continent, where no road could lead.
 */
export function routes(): AwsService {
  return restJsonService('geo-routes', [
    {
      method: 'POST',
      path: '/v2/routes',
      headers: { 'x-amz-geo-pricing-bucket': 'Core' },
      run: operation(calculateRoutes, ({ Origin, Destination, LegGeometryFormat, LegAdditionalFeatures }) => {
        const metres = metresBetween(Origin, Destination) * detour;
        const Notices = metres > farthestDrive ? [{ Code: 'Other' }] : [];
        const Summary = { Distance: Math.round(metres), Duration: Math.round(metres / metresPerSecond) };
        const details = {
          AfterTravelSteps: [],
          Arrival: { Place: { Position: Destination } },
          Departure: { Place: { Position: Origin } },
          Incidents: [],
          Notices: [],
          PassThroughWaypoints: [],
          Spans: [],
          ...(LegAdditionalFeatures.includes('Summary') && { Summary: { Overview: Summary } }),
          Tolls: [],
          TollSystems: [],
          TravelSteps: [],
          TruckRoadTypes: [],
          Zones: [],
        };
        const leg = {
          // A polyline is useless without a map.
          Geometry: LegGeometryFormat === 'Simple' ? { LineString: [Origin, Destination] } : {},
          TravelMode: 'Car',
          Type: 'Vehicle',
          VehicleLegDetails: details,
        };
        return {
          LegGeometryFormat,
          Notices,
          Routes: Notices.length > 0 ? [] : [{ Legs: [leg], MajorRoadLabels: [], Summary }],
        };
      }),
    },
  ]);
}

const detour = 1.3;
const metresPerSecond = (50 * 1609.344) / 3600;
const farthestDrive = 8_000_000;

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const calculateRoutes = z.strictObject({
  Origin: position,
  Destination: position,
  TravelMode: z.literal('Car').optional(),
  OptimizeRoutingFor: z.literal('FastestRoute').optional(),
  LegGeometryFormat: z.enum(['FlexiblePolyline', 'Simple']).default('FlexiblePolyline'),
  LegAdditionalFeatures: z.array(z.literal('Summary')).default([]),
});
