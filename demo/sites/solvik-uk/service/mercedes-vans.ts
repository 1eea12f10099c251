import { exterior } from '../../../cars/exterior.ts';
import { block, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import type { ServicedMake } from './make.ts';
import { serviceContracts, servicecarePlans } from './van-contracts.ts';

export const mercedesVans: ServicedMake = {
  slug: 'mercedes-benz-vans',
  name: 'Mercedes-Benz Vans',
  title: 'In at ten at night. Out at six.',
  lead: 'The van bays in Newcastle and Leeds work a late shift, because yours works the early one.',
  scene: 'parts-warehouse',
  car: exterior('Mercedes-Benz Sprinter', 'white', { view: 'side', country: 'UK' }),
  alt: 'A white van between shelves of parts',
  where: 'Late bays in Newcastle and Leeds, Monday to Thursday until midnight.',
  areas: [
    {
      slug: 'servicing',
      name: 'Servicing',
      short: 'Service contracts, night bays, roadside help',
      lead: 'A van serviced at night has not missed a day. The surcharge for it is nil.',
      pages: [
        {
          slug: 'book-a-service-or-mot',
          name: 'Book a service or MOT',
          short: 'Night bay, day bay or at your yard',
          lead: 'Three ways. Fleets of five or more can have a fixed night every week.',
          main: [
            block('link-rows', {
              title: 'Choose a bay',
              figurePlace: 'last',
              tone: 'stage',
              rows: [
                {
                  title: 'Night bay',
                  text: 'Key in the safe by ten, van ready by six',
                  figure: 'from £249 + VAT',
                },
                { title: 'Day bay', text: 'With a courtesy van from £25 a day', figure: 'from £249 + VAT' },
                {
                  title: 'Your yard',
                  text: 'Two vans or more, level ground and a tap',
                  figure: 'from £269 + VAT',
                },
                { title: 'MOT, class 7', text: 'Newcastle and Leeds', figure: '£55' },
              ],
              more: link('tel:+441632960184', 'Ring 01632 960184'),
            }),
          ],
        },
        {
          slug: 'roadside-assistance',
          name: 'Roadside assistance',
          short: 'For thirty years, or as long as we service it',
          lead: 'A technician with van parts on board, not a tow truck with a leaflet.',
          main: [
            block('rich-text', {
              title: 'What counts',
              body: toRichText(`
                - **Breakdowns**, including flat batteries and AdBlue that ran out on the A66.
                - **Tyres**, if the spare is aboard. If not, we bring one at trade price.
                - **Load.** If the van has to be recovered we try to bring what is in it, chilled goods first.

                Ring [01632 960199](tel:+441632960199) at any hour. Say ‘loaded’ if it is.
              `),
              width: 'beside heading',
            }),
          ],
        },
        serviceContracts,
        servicecarePlans,
      ],
    },
    {
      slug: 'parts',
      name: 'Parts',
      short: 'New, remanufactured, and the trade counter',
      lead: 'Fast movers on the shelf in both towns. Ordered by four, fitted that night.',
      pages: [
        {
          slug: 'accessories',
          name: 'Accessories',
          short: 'Racking, ply, tow bars and roof racks',
          lead: 'Fitted before delivery or on a Saturday, by the two people who have done nothing else since 2014.',
          main: [
            block('link-rows', {
              title: 'Without VAT, fitted',
              figurePlace: 'last',
              tone: 'stage',
              rows: [
                { title: 'Ply lining, Vito', text: 'Floor and sides', figure: '£345' },
                { title: 'Racking, one side', text: 'Three shelves, two drawers', figure: 'from £690' },
                { title: 'Deadlocks', text: 'Rear and side, insurer approved', figure: '£295' },
                { title: 'Roof rack with pipe tube', text: 'Sprinter, medium', figure: '£820' },
              ],
            }),
          ],
        },
        {
          slug: 'genuine-and-remanufactured-parts',
          name: 'Genuine and remanufactured parts',
          short: 'New, or taken apart and made new',
          lead: 'A remanufactured part is an old one stripped to the casting and rebuilt by the maker. Same guarantee, about a third less.',
          main: [
            block('price-table', {
              title: 'What it saves',
              titleSize: 'section',
              corner: 'Part',
              columns: [{ title: 'New' }, { title: 'Remanufactured', recommended: true }],
              rows: [
                row('Starter motor, Sprinter', '£412', '£268'),
                row('Turbocharger, 2.0 diesel', '£1,240', '£835'),
                row('Automatic gearbox', '£5,900', '£3,980'),
                row('Particulate filter', '£1,690', '£1,090'),
              ],
              footnote: 'Without VAT and labour, old part returned. Two years’ guarantee on both.',
            }),
          ],
        },
        {
          slug: 'trade-parts',
          name: 'Trade parts',
          short: 'For garages and fleets with their own fitters',
          lead: 'Four drops a day along the A1, two along the A69.',
          main: [
            block('contact-line', {
              title: 'Van trade counter',
              text: 'Quote the VIN. Returns go back on the same van that brought them.',
              line: link('tel:+441632960185', '01632 960185'),
              note: toRichText(
                'Accounts and stocking plans: [vantrade@solvik.example](mailto:vantrade@solvik.example)',
              ),
              hours: {
                title: 'Open',
                today: 'today',
                rows: [
                  { days: 'Monday–Thursday', hours: '6–midnight', from: 'Monday', to: 'Thursday' },
                  { days: 'Friday', hours: '6–6', from: 'Friday' },
                  { days: 'Saturday', hours: '7–12', from: 'Saturday' },
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
      short: 'Panels, doors and sides',
      lead: 'An oven long enough for a long-wheelbase Sprinter. There are not many.',
      pages: [
        {
          slug: 'accident-repairs',
          name: 'Accident repairs',
          short: 'With a van to work from meanwhile',
          lead: 'A Vito or Sprinter while yours is away, with racking if you need it.',
          main: [
            block('rich-text', {
              title: 'How it goes',
              body: toRichText(`
                Ring [01632 960183](tel:+441632960183) before anyone else. We collect, estimate within two working days and
                deal with the insurer. Side panels are bonded as at the factory; livery is matched from the photographs we
                take at delivery of every van we sell.
              `),
              width: 'beside heading',
            }),
          ],
        },
        {
          slug: 'onsite-repairs',
          name: 'Onsite repairs',
          short: 'In your yard, after hours',
          lead: 'Mirrors, bumpers and sliding-door dents, done between the last drop and the first.',
          main: [
            block('faq', {
              title: 'Practical',
              items: [
                {
                  question: 'What do you need?',
                  answer: toRichText(
                    'A dry bay or a calm evening, 230 volts, and somebody with the keys at each end.',
                  ),
                },
                {
                  question: 'How many in one evening?',
                  answer: toRichText(
                    'Three bumpers or six dents. Five vans get a price for the evening: £480 + VAT.',
                  ),
                },
                {
                  question: 'Will the paint match?',
                  answer: toRichText(
                    'White always. Other colours are mixed on the spot from a reading of the panel.',
                  ),
                },
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
