import { block, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import type { Area } from './make.ts';

export const servicing: Area = {
  slug: 'servicing',
  name: 'Servicing',
  short: 'Service A and B, MOT, plans and roadside help',
  lead: 'Service A one year, Service B the next. The car knows which; so do we.',
  main: [
    block('link-rows', {
      title: 'Fixed prices',
      text: 'Fluids, VAT and the digital record included. AMG models on request.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Service A', text: 'Oil, filter, dust filter, 61 checks', figure: 'from £325' },
        { title: 'Service B', text: 'As A, with brake fluid every second year', figure: 'from £465' },
        { title: 'Electric, yearly', text: 'EQA, EQB, EQC and EQE', figure: 'from £219' },
        { title: 'MOT with any service', text: 'Class 4', figure: '£35' },
      ],
    }),
  ],
  pages: [
    {
      slug: 'book-a-service-or-mot',
      name: 'Book a service or MOT',
      short: 'By telephone, email or through the app',
      lead: 'Three workshops, eleven bays. Ring before ten and there is often something the same week.',
      main: [
        block('contact-line', {
          title: 'Mercedes-Benz service desk',
          text: 'Have the registration and the message from the dashboard ready.',
          line: link('tel:+441632960181', '01632 960181'),
          note: toRichText(
            '[mercedes@solvik.example](mailto:mercedes@solvik.example), an answer within two hours.',
          ),
          hours: {
            title: 'Counters open',
            today: 'today',
            rows: [
              { days: 'Monday–Friday', hours: '8–6', from: 'Monday', to: 'Friday' },
              { days: 'Saturday', hours: '8–1', from: 'Saturday' },
              { days: 'Sunday', hours: 'Closed', from: 'Sunday' },
            ],
          },
        }),
      ],
    },
    {
      slug: 'digital-extras',
      name: 'Digital extras',
      short: 'Navigation, remote start and more, switched on later',
      lead: 'Some functions lie in the car and wait to be paid for. We show you which, and which are not worth it.',
      main: [
        block('price-table', {
          title: 'The usual ones',
          titleSize: 'section',
          corner: 'Extra',
          columns: [{ title: 'A year' }, { title: 'For good' }],
          rows: [
            row('Navigation', '£125', '£650'),
            row('Smartphone connection', 'none', '£249'),
            row('Adaptive high beam', '£89', '£329'),
            row('Remote services', '£99', 'none'),
          ],
          footnote:
            'Activated over the air after the purchase, or at the counter while you wait. What is available depends on the car’s hardware.',
        }),
        block('rich-text', {
          title: 'Our view',
          body: toRichText(`
                Smartphone connection is worth it the first week. Navigation is not, if your telephone is any good. Remote
                services are worth it in January, when you can warm the car from bed.
              `),
          width: 'beside heading',
        }),
      ],
    },
    {
      slug: 'roadside-assistance',
      name: 'Roadside assistance',
      short: 'Included after every service with us, for a year',
      lead: 'Each service at Solvik renews your roadside cover for twelve months, up to the car’s thirtieth birthday.',
      main: [
        block('figures', {
          figures: [
            { value: '8 in 10', label: 'mended at the roadside' },
            { value: '54 min', label: 'average wait in the North, 2025' },
            { value: '30 years', label: 'oldest car covered' },
          ],
          tone: 'dark',
        }),
        block('rich-text', {
          title: 'What it does',
          body: toRichText(`
                Roadside repair with original parts, recovery to the nearest workshop, and a hotel or a hire car if it takes
                more than four hours. Flat battery, wrong fuel and lost keys count. Accidents do not; your insurer has a
                number for that.

                **Broken down now?** Press the button with the spanner above the mirror, or ring
                [01632 960199](tel:+441632960199), day and night.
              `),
          width: 'beside heading',
        }),
      ],
    },
    {
      slug: 'service-plans',
      name: 'Service plans',
      short: 'Two to four services paid by the month',
      lead: 'You pay for services in advance, in small pieces, at today’s price.',
      main: [
        block('price-table', {
          title: 'By the month',
          titleSize: 'section',
          corner: 'Car',
          columns: [
            { title: '2 services' },
            { title: '3 services', recommended: true },
            { title: '4 services' },
          ],
          rows: [
            row('A-Class, CLA', '£31', '£29', '£28'),
            row('C-Class, GLC', '£36', '£34', '£33'),
            row('E-Class, GLE', '£44', '£42', '£40'),
            row('EQA, EQB', '£21', '£20', '£19'),
          ],
          footnote:
            'Over 24, 36 or 48 months, VAT included. No interest. Cancel when you like: what is unused comes back.',
        }),
      ],
    },
  ],
};

function row(title: string, ...values: readonly string[]) {
  return { title, small: true, cells: values.map((value) => ({ value })) };
}
