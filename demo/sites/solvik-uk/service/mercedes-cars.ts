import { exterior } from '../../../cars/exterior.ts';
import { block, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import type { ServicedMake } from './make.ts';
import { servicing } from './mercedes-cars-servicing.ts';

export const mercedesCars: ServicedMake = {
  slug: 'mercedes-benz-cars',
  name: 'Mercedes-Benz cars',
  title: 'The spanner that fits.',
  lead: 'Makers’ tools, makers’ data and technicians who go to Milton Keynes twice a year to learn what has changed.',
  scene: 'workshop',
  car: exterior('Mercedes-Benz E-Class Estate', 'silver', { view: 'side', country: 'UK' }),
  alt: 'A white estate in a bright workshop with a green lift',
  where: 'Workshops in Newcastle, Leeds and Glasgow. Collection within twenty miles.',
  areas: [
    servicing,
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
              body: toRichText(`
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
              note: toRichText(
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
