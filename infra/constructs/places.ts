import { ArnFormat } from 'aws-cdk-lib';
import type { BundledFunction } from './bundled-function.ts';

/** Finding places by address and addresses by place, with Amazon Location. */
export function grantGeocode(asker: BundledFunction): void {
  asker.allow(['geo-places:Geocode', 'geo-places:ReverseGeocode'], [providerOf('geo-places', asker)]);
}

/** Travel by road from a homebase to a jobsite, with Amazon Location. */
export function grantRoutes(asker: BundledFunction): void {
  asker.allow(['geo-routes:CalculateRoutes'], [providerOf('geo-routes', asker)]);
}

function providerOf(service: string, asker: BundledFunction): string {
  return asker.stack.formatArn({
    service,
    account: '',
    resource: 'provider',
    resourceName: 'default',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
}
