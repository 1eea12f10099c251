import type { RedirectRule } from '../../../../src/content/redirects/rule.ts';
import { redirect } from '../../../site-builder.ts';

const ours = '/kjop-bil/vare-bilmerker';
const used = '/kjop-bil/alle-brukte-biler';

/** The oldest site had two pages and a query: '/biler' for everything on wheels, '/nyheter' for everything to read. */
export const byQuery: readonly RedirectRule[] = [
  // RED-25, RED-26: so and br together; first, since either alone would do
  redirect('/biler', `${used}/bmw`, { so: 'brukt', br: 'bmw' }),
  redirect('/biler', `${used}/volvo`, { so: 'brukt', br: 'volvo' }),

  // RED-25, RED-26: br, the make
  redirect('/biler', `${ours}/bmw`, { br: 'bmw' }),
  redirect('/biler', `${ours}/mini`, { br: 'mini' }),
  redirect('/biler', `${ours}/volvo`, { br: 'volvo' }),
  redirect('/biler', `${ours}/kia`, { br: 'kia' }),
  redirect('/biler', `${ours}/skoda`, { br: 'skoda' }),
  redirect('/biler', '/motorsykler/bmw-motorrad', { br: 'bmw-motorrad' }),

  // RED-25, RED-26: so, what kind of sale
  redirect('/biler', used, { so: 'brukt' }),
  redirect('/biler', ours, { so: 'ny' }),

  // RED-25, RED-26: cat, the category
  redirect('/biler', '/motorsykler', { cat: 'mc' }),
  redirect('/biler', '/kjop-bil/bedrift', { cat: 'firmabil' }),
  redirect('/biler', '/kjop-bil/kampanjer', { cat: 'kampanje' }),

  // RED-25, RED-26: _id, an article by its number
  redirect('/nyheter', '/aktuelt/artikler/pigg-eller-piggfritt', { _id: '1042' }),
  redirect('/nyheter', '/aktuelt/artikler/fem-ting-som-stopper-bilen', { _id: '1057' }),
  redirect('/nyheter', '/aktuelt/artikler/hengerfeste-pa-elbil', { _id: '1063' }),

  // RED-25, RED-26: _z, the section of the newspaper that was once printed
  redirect('/nyheter', '/aktuelt?tag=verksted', { _z: 'verksted' }),
  redirect('/nyheter', '/aktuelt?tag=to-hjul', { _z: 'mc' }),
];
