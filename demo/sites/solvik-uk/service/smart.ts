import { exterior } from '../../../cars/exterior.ts';
import { block, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import type { ServicedMake } from './make.ts';

export const smart: ServicedMake = {
  slug: 'smart',
  name: 'smart',
  title: 'Two bays wide, one car long.',
  lead: 'Old fortwos and new electric ones, by the same four people, in Newcastle and Leeds.',
  scene: 'charging-night',
  car: exterior('smart #1', 'ice-blue', { view: 'side', country: 'UK' }),
  alt: 'A blue car at a charger by night',
  where: 'Workshops in Newcastle and Leeds. The electric ones can be fetched and brought back charged.',
  areas: [
    {
      slug: 'servicing',
      name: 'Servicing',
      short: 'Yearly checks, plans, roadside help and the app',
      lead: 'An electric smart needs little: brake fluid, a filter, a look underneath. It is priced accordingly.',
      main: [
        block('link-rows', {
          title: 'Fixed prices',
          text: 'VAT included.',
          figurePlace: 'last',
          tone: 'stage',
          rows: [
            { title: '#1 and #3, yearly', text: 'With a battery report', figure: '£189' },
            { title: 'EQ fortwo and forfour', text: 'With a battery report', figure: '£169' },
            { title: 'fortwo, petrol', text: 'Oil, filter, plugs when due', figure: '£215' },
            { title: 'MOT', text: 'Class 4', figure: '£45' },
          ],
        }),
      ],
      pages: [
        {
          slug: 'book-a-service-or-mot',
          name: 'Book a service or MOT',
          short: 'By telephone or in the app',
          lead: 'In the app under Service, or by telephone if you would rather talk.',
          main: [
            block('contact-line', {
              title: 'smart service desk',
              text: 'Leave the car with at least 20 per cent in the battery. We charge it to 80.',
              line: link('tel:+441632960187', '01632 960187'),
              note: toRichText('[smart@solvik.example](mailto:smart@solvik.example)'),
            }),
          ],
        },
        {
          slug: 'the-smart-app',
          name: 'The smart app',
          short: 'Pre-heating, charging and the digital key',
          lead: 'The car is meant to be used with it. Ten minutes at our desk and it works; two evenings at home and it nearly does.',
          main: [
            block('rich-text', {
              title: 'What it is good for',
              body: toRichText(`
                - **Warm seats at seven.** Set the time; it draws from the wall, not the battery.
                - **Charging.** Stops at 80 per cent unless you tell it otherwise.
                - **The key.** Share it with someone else and take it back.
                - **Finding it.** In a multi-storey, flashing and honking.

                Bought it used? The former owner must let go of the car in their app first. If they cannot be found, bring the
                V5C and we ask smart to do it. It takes a day.
              `),
              width: 'beside heading',
            }),
          ],
        },
        {
          slug: 'service-plans',
          name: 'Service plans',
          short: 'Three years for the price of two and a bit',
          lead: 'Three yearly services in thirty-six payments, without interest.',
          main: [
            block('link-rows', {
              title: 'By the month',
              figurePlace: 'last',
              tone: 'stage',
              rows: [
                { title: '#1 and #3', text: 'Services, brake fluid, battery report', figure: '£13' },
                { title: 'EQ fortwo', text: 'The same, with a new key battery', figure: '£12' },
              ],
            }),
          ],
        },
        {
          slug: 'roadside-assistance',
          name: 'Roadside assistance',
          short: 'Three years from new, then with every service',
          lead: 'If the battery is empty they bring you to a charger, not a kilowatt-hour in a can.',
          main: [
            block('rich-text', {
              title: 'Ring',
              body: toRichText(`
                [01632 960199](tel:+441632960199), day and night. Recovery to a charger or to us, whichever is nearer. Once a
                year without asking why; the second time somebody may smile.
              `),
              width: 'beside heading',
            }),
          ],
        },
      ],
    },
    {
      slug: 'parts',
      name: 'Parts',
      short: 'Accessories and genuine parts, old and new',
      lead: 'Parts for the fortwo are still made, and we still stock them.',
      pages: [
        {
          slug: 'accessories',
          name: 'Accessories',
          short: 'Cables, mats and a very small roof box',
          lead: 'Little things for a little car, and a cable for every socket.',
          main: [
            block('link-rows', {
              title: 'What people buy',
              figurePlace: 'last',
              tone: 'stage',
              rows: [
                { title: 'Type 2 cable, 22 kW', text: 'Five metres, in a bag', figure: '£249' },
                {
                  title: 'Home charger, 7.4 kW',
                  text: 'Fitted by an electrician we know',
                  figure: 'from £899',
                },
                { title: 'Roof bars, #1', text: '75 kg', figure: '£199' },
                { title: 'Mats', text: 'Set', figure: '£59' },
              ],
            }),
          ],
        },
        {
          slug: 'genuine-parts',
          name: 'Genuine parts',
          short: 'Panels for the fortwo, and how to change them',
          lead: 'The old fortwo’s panels unscrew. A new wing costs £164 and takes an hour, or a morning with a screwdriver.',
          main: [
            block('rich-text', {
              title: 'Ordering',
              body: toRichText(`
                Write to [smartparts@solvik.example](mailto:smartparts@solvik.example) with the VIN. Most panels come in four
                working days, in the colour they were made. Red fades; ask us to match it.
              `),
              width: 'beside heading',
            }),
          ],
        },
      ],
    },
    {
      slug: 'bodyshop',
      name: 'Bodyshop',
      short: 'Accident repairs',
      lead: 'High-voltage cars need a bodyshop that may work on them. Ours in Leeds may.',
      pages: [
        {
          slug: 'accident-repairs',
          name: 'Accident repairs',
          short: 'Battery checked, cameras calibrated',
          lead: 'After any knock underneath we measure the battery’s insulation before we touch the paint.',
          main: [
            block('steps', {
              title: 'In this order',
              titleSize: 'section',
              tone: 'light',
              steps: [
                { title: 'Make safe', text: 'High voltage off and locked. It takes twenty minutes.' },
                { title: 'Measure', text: 'Insulation, cooling, mounting points. You get the sheet.' },
                { title: 'Repair', text: 'Plastic panels are replaced, steel is straightened.' },
                { title: 'Calibrate', text: 'Cameras and radar, in the hall, with targets.' },
              ],
            }),
          ],
        },
      ],
    },
  ],
};
