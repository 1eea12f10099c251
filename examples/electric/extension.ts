import { API_VERSION, defineExtension } from 'forecourt/extension';
import { auction } from './auction.ts';
import { carFields } from './car-fields.ts';
import { dealershipFields } from './dealership-fields.ts';
import { footfall, siteFields } from './footfall.ts';
import { greenMarket } from './green-market.ts';
import en from './messages/en.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };
import { settings } from './settings.ts';
import { subscription } from './subscription.ts';

/** What a group with many electric cars adds: how healthy a battery is, and a car by the month. */
export default defineExtension({
  name: 'electric',
  apiVersion: API_VERSION,
  about: 'electric cars: the health of their batteries, and a subscription',
  settings,
  texts: { en, sv },
  carFields,
  dealershipFields,
  financePlans: { subscription },
  siteFields,
  analyticsSinks: { footfall },
  feedSources: { auction },
  feedReceivers: { 'green-market': greenMarket },
});
