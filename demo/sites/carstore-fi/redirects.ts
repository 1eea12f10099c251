import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { createDealerships } from '../../dealers/dealerships.ts';
import { redirect } from '../../site-builder.ts';

/** RED-03 in Swedish: one by one, so that a store that has closed leads to the list. */
const storesInSwedish = createDealerships('sites-carstore-fi').map(({ slug }) =>
  redirect(`/sv/butiker/${slug}`, `/sv/loyda-meidat/${slug}`),
);

/** RED-04: what the old addresses were is not on record; these are what its archive shows. */
export const redirects: readonly RedirectRule[] = [
  // RED-01
  redirect('/miksi-{store}/{path*}', '/auton-omistaminen'),
  // RED-02
  redirect('/tietoa-meista/historia', '/meista/historia'),
  redirect('/tietoa-meista/tyopaikat/{path*}', '/meista/toihin'),
  redirect('/tietoa-meista/uutiskirje', '/meista/uutiskirje'),
  redirect('/tietoa-meista/{path*}', '/meista'),
  // RED-03
  redirect('/toimipisteet', '/loyda-meidat'),
  redirect('/toimipisteet/{slug}', '/loyda-meidat/{slug}'),
  // The same in Swedish
  redirect('/sv/varfor-{store}/{path*}', '/sv/auton-omistaminen'),
  redirect('/sv/om-oss/historia', '/sv/meista/historia'),
  redirect('/sv/om-oss/{path*}', '/sv/meista'),
  ...storesInSwedish,
  redirect('/sv/butiker/{path*}', '/sv/loyda-meidat'),
  // From the log of dead ends
  redirect('/vaihtoautot/{path*}', '/osta-auto/vaihtoautot'),
  redirect('/myy-autosi', '/myy-auto'),
  redirect('/löydä-meidät/{path*}', '/loyda-meidat'),
];
