import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

const path = '/find-us';

const places = page({
  path,
  name: 'Find us',
  description:
    'Fourteen Solvik dealerships between York and Glasgow: addresses, telephone and opening hours.',
  order: 40,
  main: [
    block('dealer-list', {
      title: 'Find us',
      titleTag: 'h1',
      lead: 'Fourteen dealerships, from York to Glasgow.',
      quickBrands: true,
    }),
    block('text-with-image', {
      title: 'Start on the quay',
      text: toRichText(`
        Gateshead was the first, in 2008, and is still the largest. Ten minutes on foot from the Metro, forty
        free parking spaces and eight chargers at 50 kW. Dogs are welcome in the showroom and feared in the
        parts department.
      `),
      image: picture('scenes/dealership-dusk', 'The Solvik showroom by the water at dusk'),
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

export const placePages: readonly DemoPage[] = [places, dealership];
