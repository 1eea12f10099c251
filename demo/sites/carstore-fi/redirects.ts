import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { sitesOf } from '../../dealers/sites.ts';
import { moved } from '../../write.ts';

/** RED-03 in Swedish: one by one, so that a store that has closed leads to the list. */
const storesInSwedish = sitesOf('sites-carstore-fi').map(({ slug }) =>
  moved(`/sv/butiker/${slug}`, `/sv/loyda-meidat/${slug}`),
);

/** RED-04: what the old addresses were is not on record; these are what its archive shows. */
export const redirects: readonly RedirectRule[] = [
  // RED-01
  moved('/miksi-{store}/{path*}', '/auton-omistaminen'),
  // RED-02
  moved('/tietoa-meista/historia', '/meista/historia'),
  moved('/tietoa-meista/tyopaikat/{path*}', '/meista/toihin'),
  moved('/tietoa-meista/uutiskirje', '/meista/uutiskirje'),
  moved('/tietoa-meista/{path*}', '/meista'),
  // RED-03
  moved('/toimipisteet', '/loyda-meidat'),
  moved('/toimipisteet/{slug}', '/loyda-meidat/{slug}'),
  // The same in Swedish
  moved('/sv/varfor-{store}/{path*}', '/sv/auton-omistaminen'),
  moved('/sv/om-oss/historia', '/sv/meista/historia'),
  moved('/sv/om-oss/{path*}', '/sv/meista'),
  ...storesInSwedish,
  moved('/sv/butiker/{path*}', '/sv/loyda-meidat'),
  // From the log of dead ends
  moved('/vaihtoautot/{path*}', '/osta-auto/vaihtoautot'),
  moved('/myy-autosi', '/myy-auto'),
  moved('/löydä-meidät/{path*}', '/loyda-meidat'),
];
