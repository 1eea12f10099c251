import { exterior } from '../../../cars/exterior.ts';
import { block } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import type { ServicedMake } from './make.ts';

export const bmw: ServicedMake = {
  slug: 'bmw',
  name: 'BMW',
  title: 'The car says when. We say how much.',
  lead: 'Condition-based servicing: the dashboard counts down, we give the price before you come.',
  scene: 'dealership-day',
  car: exterior('BMW iX3', 'blue', { view: 'side', country: 'UK' }),
  alt: 'A silver estate outside the dealership in daylight',
  where: 'Workshops at all seven BMW dealerships, from York to Glasgow.',
  areas: [
    {
      slug: 'servicing',
      name: 'Servicing',
      short: 'Oil, brakes and battery reports',
      lead: 'Oil every two years or 18,000 miles, brake fluid every three. The rest when it is worn.',
      main: [
        block('link-rows', {
          title: 'Fixed prices',
          text: 'VAT included, four cylinders. Six cost a little more.',
          figurePlace: 'last',
          tone: 'stage',
          rows: [
            { title: 'Oil service', text: 'With microfilter and vehicle check', figure: '£259' },
            { title: 'Brake fluid', text: 'Every third year', figure: '£89' },
            { title: 'Front pads and discs', text: 'With sensor', figure: 'from £419' },
            { title: 'Electric, yearly check', text: 'With a battery report', figure: '£149' },
          ],
        }),
      ],
    },
    {
      slug: 'parts',
      name: 'Parts',
      short: 'Wheels, racks and parts over the counter',
      lead: 'Winter wheels, roof racks and the small clip that breaks every time.',
      main: [
        block('rich-text', {
          title: 'At the counter',
          body: toRichText(`
            **Winter sets.** 17 inches for most 1 and 3 Series, from £1,240 fitted. We store the others for £75 a season.

            **Clips.** From 80p. Bring the broken one in your pocket; nobody ever knows its name.

            **By post.** [parts@solvik.example](mailto:parts@solvik.example), before three for the next day.
          `),
          width: 'beside heading',
        }),
      ],
    },
    {
      slug: 'bodyshop',
      name: 'Bodyshop',
      short: 'Approved repairs in Gateshead, Middlesbrough, Leeds and Edinburgh',
      lead: 'Four bodyshops with BMW’s approval, two of them for carbon fibre.',
      main: [
        block('figures', {
          figures: [
            { value: '9 days', label: 'average, from keys in to keys out' },
            { value: '4', label: 'approved bodyshops' },
            { value: 'For life', label: 'guarantee on paint, while you own it' },
          ],
          tone: 'brand',
        }),
      ],
    },
  ],
};

export const mini: ServicedMake = {
  slug: 'mini',
  name: 'MINI',
  title: 'Small car, small bill.',
  lead: 'Same workshop, same tools as for BMW, fewer litres of oil.',
  scene: 'city-dusk',
  car: exterior('MINI Cooper', 'red', { view: 'side', country: 'UK' }),
  alt: 'A car on a car park above the city at dusk',
  where: 'Gateshead, Middlesbrough, York, Leeds and Edinburgh.',
  areas: [
    {
      slug: 'servicing',
      name: 'Servicing',
      short: 'From £219, while you wait if you like',
      lead: 'An oil service takes seventy minutes. There are two good cafés within that.',
      main: [
        block('link-rows', {
          title: 'Fixed prices',
          text: 'VAT included.',
          figurePlace: 'last',
          tone: 'stage',
          rows: [
            { title: 'Oil service', text: 'Cooper and Cooper S', figure: '£219' },
            { title: 'Electric, yearly check', text: 'Cooper SE, Aceman, Countryman', figure: '£129' },
            { title: 'Clutch, Cooper S', text: 'To 2023, with flywheel', figure: 'from £1,180' },
          ],
        }),
      ],
    },
    {
      slug: 'parts',
      name: 'Parts',
      short: 'Roofs, stripes, wheels',
      lead: 'Half of what we sell over the MINI counter is for looks. We have stopped being ashamed of it.',
      main: [
        block('rich-text', {
          title: 'In stock',
          body: toRichText(`
            **Bonnet stripes** in white and black, £145 fitted, straight.

            **Roof graphics.** A Union flag takes half a day and cannot be undone before tea.

            **Wheels** from 16 to 18 inches. Sixteen ride better. Nobody buys sixteen.
          `),
          width: 'beside heading',
        }),
      ],
    },
    {
      slug: 'bodyshop',
      name: 'Bodyshop',
      short: 'Scuffs, dents and the other driver',
      lead: 'Parked between two large cars all its life, a MINI collects door dents. They come out in an hour.',
      main: [
        block('rich-text', {
          title: 'What it costs',
          body: toRichText(`
            A door dent without paint from £85. A bumper corner £230. A front wing, painted, £410. Larger things go through
            your insurer, and we do the telephoning: [01632 960183](tel:+441632960183).
          `),
          width: 'beside heading',
        }),
      ],
    },
  ],
};
