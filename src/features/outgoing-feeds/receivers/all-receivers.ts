import type { Receiver } from '../receiver.ts';
import { autotraderCsv } from './autotrader-csv.ts';
import { googleVehicleAds } from './google-vehicle-ads.ts';
import { googleVehicleListings } from './google-vehicle-listings.ts';
import { marketplaceXml } from './marketplace-xml.ts';
import { metaAutomotive } from './meta-automotive.ts';
import { mobileDe } from './mobile-de.ts';
import { schemaOrg } from './schema-org.ts';

const all: Receiver[] = [
  googleVehicleListings,
  googleVehicleAds,
  metaAutomotive,
  mobileDe,
  autotraderCsv,
  marketplaceXml,
  schemaOrg,
];

/** A receiver is a file of this folder and a line above; those of extensions come behind them. */
export const receivers: readonly Receiver[] = all;

/** Returns what removes them. */
export function addReceivers(added: readonly Receiver[]): () => void {
  const taken = added.find(({ name }) => all.some((each) => each.name === name));
  if (taken) throw new Error(`there is a receiver of feeds called ${taken.name} already`);
  all.push(...added);
  return () => {
    for (const receiver of added) if (all.includes(receiver)) all.splice(all.indexOf(receiver), 1);
  };
}
