import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { e4, e6, e18AndE20, inTown } from './places.en.ts';

export const find: DemoPage = {
  id: 'find',
  language: 'en',
  path: '/find-a-charger',
  name: 'Find a charger',
  fields: {
    metaTitle: 'Find a charger: all 29 places',
    navTitle: 'Find a charger',
    metaDescription:
      'Power, plugs, number of chargers and address of all 29 places between Malmö and Sundsvall.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Twenty-nine places, 212 chargers.',
      titleTag: 'h1',
      lead: 'By road, from the south. The power is the most one car can get; two cars on one post share it.',
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
