import { autotraderCsvChecker } from './autotrader-csv.ts';
import type { FeedChecker } from './checker.ts';
import { googleVehicleAdsChecker } from './google-vehicle-ads.ts';
import { googleVehicleListingsChecker } from './google-vehicle-listings.ts';
import { marketplaceXmlChecker } from './marketplace-xml.ts';
import { metaAutomotiveChecker } from './meta-automotive.ts';
import { mobileDeChecker } from './mobile-de.ts';
import { schemaOrgChecker } from './schema-org.ts';

export const feedCheckers: readonly FeedChecker[] = [
  googleVehicleListingsChecker,
  googleVehicleAdsChecker,
  metaAutomotiveChecker,
  mobileDeChecker,
  autotraderCsvChecker,
  marketplaceXmlChecker,
  schemaOrgChecker,
];
