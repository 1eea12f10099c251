import { prose } from '../../../prose.ts';
import { block, link } from '../../../write.ts';
import type { ServicedMake } from './make.ts';

export const mercedesCars: ServicedMake = {
  slug: 'mercedes-benz-cars',
  name: 'Mercedes-Benz cars',
  title: 'The spanner that fits.',
  lead: 'Makers’ tools, makers’ data and technicians who go to Milton Keynes twice a year to learn what has changed.',
  scene: 'workshop',
  alt: 'A white estate in a bright workshop with a green lift',
  where: 'Workshops in Newcastle, Leeds and Glasgow. Collection within twenty miles.',
  areas: [
    {
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
          short: 'By telephone, e-mail or through the app',
          lead: 'Three workshops, eleven bays. Ring before ten and there is often something the same week.',
          main: [
            block('contact-line', {
              title: 'Mercedes-Benz service desk',
              text: 'Have the registration and the message from the dashboard ready.',
              line: link('tel:+441632960181', '01632 960181'),
              note: prose(
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
              body: prose(`
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
              body: prose(`
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
    },
    {
      slug: 'parts',
      name: 'Parts',
      short: 'Accessories, genuine parts and the trade counter',
      lead: 'Twelve thousand lines on the shelf in Leeds. The rest by nine the next morning.',
      pages: [
        {
          slug: 'accessories',
          name: 'Accessories',
          short: 'Roof bars, mats, boxes and child seats',
          lead: 'Made for the car, tested with it, and returnable for thirty days if they do not suit.',
          main: [
            block('link-rows', {
              title: 'What people buy',
              figurePlace: 'last',
              tone: 'stage',
              rows: [
                { title: 'Roof bars', text: 'Fitted at the counter', figure: '£229' },
                { title: 'Roof box, 450 litres', text: 'Opens from both sides', figure: '£549' },
                { title: 'Boot tub', text: 'For dogs and gravel', figure: '£89' },
                { title: 'All-season mats', text: 'Set of four', figure: '£79' },
                { title: 'Tow bar, detachable', text: 'With wiring and coding', figure: 'from £1,150' },
              ],
            }),
          ],
        },
        {
          slug: 'genuine-parts',
          name: 'Genuine parts',
          short: 'What they are, and when it matters',
          lead: 'The same part that was in it, with two years’ guarantee, labour included if we fit it.',
          main: [
            block('rich-text', {
              title: 'When it matters',
              body: prose(`
                **Always** for sensors, brakes and anything that has to be coded to the car.

                **Usually** for glass with a camera behind it. The camera must be calibrated; ours is, in the same visit.

                **Not always** for filters, bulbs and batteries. We fit good ones of other makes if you ask, and write on the
                invoice that we did.
              `),
              width: 'beside heading',
            }),
          ],
        },
        {
          slug: 'trade-parts',
          name: 'Trade parts',
          short: 'For garages and bodyshops: accounts and vans',
          lead: 'Two hundred and forty garages order from us. Four vans leave Leeds at seven and again at one.',
          main: [
            block('contact-line', {
              title: 'Trade counter',
              text: 'Have the VIN ready and we get it right the first time.',
              line: link('tel:+441632960182', '01632 960182'),
              note: prose(
                'Accounts: [trade@solvik.example](mailto:trade@solvik.example). Thirty days, no minimum order.',
              ),
              hours: {
                title: 'Open',
                today: 'today',
                rows: [
                  { days: 'Monday–Friday', hours: '7–6', from: 'Monday', to: 'Friday' },
                  { days: 'Saturday', hours: '8–12', from: 'Saturday' },
                ],
              },
            }),
          ],
        },
      ],
    },
    {
      slug: 'bodyshop',
      name: 'Bodyshop',
      short: 'Accidents large and small',
      lead: 'One bodyshop, in Leeds, with a jig, an oven and nineteen people. You may choose it whatever your insurer says.',
      pages: [
        {
          slug: 'accident-repairs',
          name: 'Accident repairs',
          short: 'From the first call to the last polish',
          lead: 'Ring us before you ring them. The choice of repairer is yours, and we deal with the insurer from there.',
          main: [
            block('steps', {
              title: 'After the bang',
              titleSize: 'section',
              steps: [
                { title: 'Ring', text: '01632 960183. We fetch the car, whether or not it drives.' },
                {
                  title: 'Estimate',
                  text: 'With photographs, to you and to the insurer, within two working days.',
                },
                {
                  title: 'Repair',
                  text: 'Aluminium and steel in separate bays. Cameras and radar calibrated afterwards.',
                },
                {
                  title: 'Home',
                  text: 'Washed, with a paint report and a guarantee for as long as you own it.',
                },
              ],
            }),
          ],
        },
        {
          slug: 'onsite-repairs',
          name: 'Onsite repairs',
          short: 'Small damage, mended on your drive',
          lead: 'Scuffs, chips and small dents, where the car stands. It needs a dry day or a roof, and a socket.',
          main: [
            block('link-rows', {
              title: 'At your door',
              text: 'Within thirty miles of Newcastle, Leeds or Glasgow.',
              figurePlace: 'last',
              tone: 'stage',
              rows: [
                { title: 'Bumper scuff', text: 'About three hours', figure: '£245' },
                { title: 'Dent without paint', text: 'About an hour', figure: 'from £95' },
                { title: 'Kerbed alloy', text: 'Painted, not diamond-cut', figure: '£99' },
                { title: 'Stone chips, bonnet', text: 'Up to ten', figure: '£145' },
              ],
            }),
          ],
        },
      ],
    },
  ],
};

function row(title: string, ...values: readonly string[]) {
  return { title, small: true, cells: values.map((value) => ({ value })) };
}
