import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const business: DemoPage = {
  id: 'business',
  language: 'en',
  path: '/business',
  name: 'Business',
  fields: {
    metaTitle: 'Charging for landowners',
    navTitle: 'Business',
    metaDescription:
      'You lend the ground, we build, own and look after it. Paid per kilowatt-hour, from four bays.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Charging at work, without the work.',
      titleTag: 'h1',
      lead: 'For shopping centres, hotels, hauliers and anyone else with asphalt to spare.',
      body: toRichText(`
        We draw, dig, own and look after it. You lend the ground for ten years and are paid 0.40 kr for every kilowatt-hour sold. A place with eight chargers that sells 9,000 kWh a month brings you 3,600 kronor.

        If a post breaks, that is our concern. If the price of electricity goes up, so is that.
      `),
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '9 weeks', label: 'from yes to power, if the grid allows' },
        { value: '99.4%', label: 'uptime, past year' },
        { value: '0 kr', label: 'your investment' },
        { value: '0.40 kr', label: 'to you per kilowatt-hour sold' },
      ],
    }),
    block('contact-line', {
      title: 'Ring Samira, she draws them.',
      text: 'Weekdays 8–17. Have the address and the size of your main fuse at hand.',
      line: link('tel:+46105500160', '+46 10 550 01 60'),
      note: toRichText(
        'Or write to [business@strom.example](mailto:business@strom.example). You will have an answer within two working days.',
      ),
    }),
  ],
};
