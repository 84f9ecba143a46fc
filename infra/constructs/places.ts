import { ArnFormat } from 'aws-cdk-lib';
import type { BundledFunction } from './bundled-function.ts';

/** Finding places by address and addresses by place, with Amazon Location. */
export function grantGeocode(asker: BundledFunction): void {
  asker.allow(
    ['geo-places:Geocode', 'geo-places:ReverseGeocode'],
    [
      asker.stack.formatArn({
        service: 'geo-places',
        account: '',
        resource: 'provider',
        resourceName: 'default',
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    ],
  );
}
