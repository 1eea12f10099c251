import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { e4, e6, e18AndE20, inTown } from './places.en.ts';

export const find: DemoPage = {
  id: 'find',
  language: 'en',
  path: '/find-a-charger',
  name: 'Find a charger',
  fields: {
    metaTitle: 'Find a charger: 736 charging stations on a map',
    navTitle: 'Find a charger',
    metaDescription:
      'Our 29 places and 700 more with partners in Sweden and Norway. Power, plugs, address and the way there.',
    order: 1,
  },
  main: [
    block('locator', {
      source: 'chargers',
      panelTitle: 'Find a charger',
      defaultLatitude: 59.7,
      defaultLongitude: 16.4,
      defaultZoomLevel: 6.6,
      searchResultDistanceThreshold: 16,
      searchPlaceholder: 'Town or postcode',
      noDealersText: 'We can’t reach the list just now. Ring +46 10 550 01 61 and we will find you a post.',
    }),
    block('rich-text', {
      title: 'Twenty-nine of them are ours.',
      lead: '212 chargers, by road, from the south. The power is the most one car can get; two cars on one post share it. With our partners the same card works, and the receipt looks the same.',
    }),
    block('link-rows', {
      title: 'E6',
      titleSize: 'large',
      text: 'Malmö to the Norwegian border. Seventy-eight chargers in nine places.',
      rows: e6,
    }),
    block('link-rows', {
      title: 'E4',
      titleSize: 'large',
      text: 'Ljungby to Sundsvall. Eighty-two chargers in eleven places.',
      rows: e4,
    }),
    block('link-rows', {
      title: 'E18 and E20',
      titleSize: 'large',
      text: 'Across the country. Thirty-four chargers in six places.',
      rows: e18AndE20,
    }),
    block('link-rows', {
      title: 'In town',
      titleSize: 'large',
      text: 'Slow charging where you park anyway. Eighteen chargers in three places.',
      rows: inTown,
    }),
    block('rich-text', {
      title: 'In every place',
      width: 'beside heading',
      body: toRichText(`
        Light all night, a roof over most posts and asphalt that is cleared of snow before six. The cable is fixed and five metres long.

        At least one bay is wide enough for a wheelchair, and at least one can be driven straight through with a trailer. The payment terminal can be reached sitting down.
      `),
    }),
    block('call-panel', {
      title: 'Are you there now?',
      text: 'Ring us, in Swedish or English. We see the post from here and can start it, stop it or let go of the cable.',
      link: link('tel:+46105500161', '+46 10 550 01 61'),
      tone: 'brand',
    }),
  ],
};
