import type { RedirectRule } from '../../../../src/redirects/rule.ts';
import { moved } from '../../../write.ts';

const ours = '/kjop-bil/vare-bilmerker';
const used = '/kjop-bil/alle-brukte-biler';

/** The oldest site had two pages and a query: '/biler' for everything on wheels, '/nyheter' for everything to read. */
export const byQuery: readonly RedirectRule[] = [
  // RED-25, RED-26: so and br together; first, since either alone would do
  moved('/biler', `${used}/bmw`, { so: 'brukt', br: 'bmw' }),
  moved('/biler', `${used}/volvo`, { so: 'brukt', br: 'volvo' }),

  // RED-25, RED-26: br, the make
  moved('/biler', `${ours}/bmw`, { br: 'bmw' }),
  moved('/biler', `${ours}/mini`, { br: 'mini' }),
  moved('/biler', `${ours}/volvo`, { br: 'volvo' }),
  moved('/biler', `${ours}/kia`, { br: 'kia' }),
  moved('/biler', `${ours}/skoda`, { br: 'skoda' }),
  moved('/biler', '/motorsykler/bmw-motorrad', { br: 'bmw-motorrad' }),

  // RED-25, RED-26: so, what kind of sale
  moved('/biler', used, { so: 'brukt' }),
  moved('/biler', ours, { so: 'ny' }),

  // RED-25, RED-26: cat, the category
  moved('/biler', '/motorsykler', { cat: 'mc' }),
  moved('/biler', '/kjop-bil/bedrift', { cat: 'firmabil' }),
  moved('/biler', '/kjop-bil/kampanjer', { cat: 'kampanje' }),

  // RED-25, RED-26: _id, an article by its number
  moved('/nyheter', '/aktuelt/artikler/pigg-eller-piggfritt', { _id: '1042' }),
  moved('/nyheter', '/aktuelt/artikler/fem-ting-som-stopper-bilen', { _id: '1057' }),
  moved('/nyheter', '/aktuelt/artikler/hengerfeste-pa-elbil', { _id: '1063' }),

  // RED-25, RED-26: _z, the section of the newspaper that was once printed
  moved('/nyheter', '/aktuelt?tag=verksted', { _z: 'verksted' }),
  moved('/nyheter', '/aktuelt?tag=to-hjul', { _z: 'mc' }),
];
