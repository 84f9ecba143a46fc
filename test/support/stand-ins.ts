import {
  AutocompleteCommand,
  GeocodeCommand,
  GeoPlacesClient,
  GetPlaceCommand,
  ReverseGeocodeCommand,
} from '@aws-sdk/client-geo-places';
import { CalculateRoutesCommand, GeoRoutesClient } from '@aws-sdk/client-geo-routes';
import { HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';

/** Stands in for the routing service: always fifteen miles by road in 24 minutes. */
export function standInForRoutes() {
  const routes = mockClient(GeoRoutesClient);
  routes.on(CalculateRoutesCommand).resolves({
    LegGeometryFormat: 'FlexiblePolyline',
    Notices: [],
    PricingBucket: 'bucket',
    Routes: [{ Legs: [], MajorRoadLabels: [], Summary: { Distance: 24_140, Duration: 1_440 } }],
  });
  return routes;
}

/** Stands in for the bucket of uploads, which has every file except those named `never-sent…`. */
export function standInForUploads(): void {
  process.env.UPLOADS_BUCKET = 'uploads';
  mockClient(S3Client)
    .on(HeadObjectCommand)
    .callsFake(async ({ Key: key }: { readonly Key: string }) => {
      if (key.includes('/never-sent')) throw new NotFound({ message: 'Not there.', $metadata: missing });
      return {};
    });
}

/** Stands in for the map service: every address is in Minot, and no point has an address. */
export function standInForMinot() {
  const places = mockClient(GeoPlacesClient);
  const Address = {
    Locality: 'Minot',
    Region: { Code: 'ND' },
    Country: { Code2: 'US' },
    SubRegion: { Name: 'Ward' },
  };
  places.on(GeocodeCommand).resolves({
    ResultItems: [{ PlaceId: 'p', PlaceType: 'Street', Title: 'Minot', Address, Position: [-101.29, 48.23] }],
  });
  places.on(ReverseGeocodeCommand).resolves({ ResultItems: [] });
  places.on(AutocompleteCommand).resolves({
    ResultItems: [{ PlaceId: 'p', PlaceType: 'Street', Title: 'Minot', Address }],
  });
  places.on(GetPlaceCommand).resolves({
    PlaceId: 'p',
    PlaceType: 'Street',
    Title: 'Minot',
    Address,
    Position: [-101.29, 48.23],
  });
  return places;
}

const missing = { httpStatusCode: 404 };
