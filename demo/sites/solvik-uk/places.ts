import { createDealerships } from '../../dealers/sites.ts';
import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

const path = '/find-us';
const dealerships = createDealerships('sites-solvik-uk');

const places = page({
  path,
  name: 'Find us',
  description:
    'Fourteen Solvik dealerships between York and Glasgow: addresses, telephone and opening hours.',
  order: 40,
  main: [
    block('rich-text', {
      title: 'Fourteen dealerships, from York to Glasgow',
      titleTag: 'h1',
      lead: 'Showrooms are open Monday to Friday 9–6, Saturday 9–5 and Sunday 11–4. Workshops Monday to Friday 8–6, Saturday 8–1.',
    }),
    block('place-list', {
      title: 'Addresses',
      rows: dealerships.map((site) => ({
        name: site.site_official_name,
        address: `${site.site_street}, ${site.site_city} ${site.site_zip}`,
        note: site.site_phone,
        link: link(`${path}/${site.slug}`, `To ${townOf(site.site_official_name)}`),
      })),
    }),
    block('text-with-image', {
      title: 'Start on the quay',
      text: toRichText(`
        Gateshead was the first, in 2008, and is still the largest. Ten minutes on foot from the Metro, forty
        free parking spaces and eight chargers at 50 kW. Dogs are welcome in the showroom and feared in the
        parts department.
      `),
      image: picture('pictures/solvik/site-hamnskar', 'The Solvik showroom by the water at dusk'),
      imageRatio: '16:9',
      reverse: true,
      link: link(`${path}/solvik-gateshead`, 'Solvik Gateshead'),
    }),
  ],
});

const dealership: DemoPage = {
  ...page({
    path: `${path}/,-w-,`,
    name: 'Dealership',
    description: 'A Solvik dealership: address, opening hours, departments and the people in them.',
    hidden: true,
    main: [block('dealer-page', { fallbackImage: picture('scenes/dealership-day') })],
  }),
  id: 'dealership',
};

function townOf(name: string): string {
  return name.replace('Solvik ', '');
}

export const placePages: readonly DemoPage[] = [places, dealership];
