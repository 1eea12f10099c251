import type { Receiver } from '../receiver.ts';
import { autotraderCsv } from './autotrader-csv.ts';
import { googleVehicleAds } from './google-vehicle-ads.ts';
import { googleVehicleListings } from './google-vehicle-listings.ts';
import { marketplaceXml } from './marketplace-xml.ts';
import { metaAutomotive } from './meta-automotive.ts';
import { mobileDe } from './mobile-de.ts';
import { schemaOrg } from './schema-org.ts';

/** A receiver is a file of this folder and a line here. */
export const receivers: readonly Receiver[] = [
  googleVehicleListings,
  googleVehicleAds,
  metaAutomotive,
  mobileDe,
  autotraderCsv,
  marketplaceXml,
  schemaOrg,
];
