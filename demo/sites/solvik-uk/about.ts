import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'en',
  path: '/about',
  name: 'About us',
  fields: {
    metaTitle: 'About Solvik in the UK',
    navTitle: 'About',
    metaDescription:
      'A family-owned car dealer, founded in Sweden in 1928 and in the North since 2008. How we work and what we promise.',
    order: 40,
  },
  main: [
    block('text-with-image', {
      title: 'Swedish by birth, northern by choice',
      titleTag: 'h1',
      text: prose(`
        Solvik has sold cars from the same Swedish harbour since 1928. In 2008 we took over a dealership in
        Gateshead that nobody else wanted that year, kept everyone on, and painted the workshop floor. The
        rest followed.
      `),
      image: picture('pictures/solvik/site-hamnskar', 'The Solvik showroom by the water at dusk'),
      imageRatio: '16:9',
      figures: [
        { value: '14', label: 'dealerships' },
        { value: '540', label: 'colleagues' },
        { value: '2008', label: 'the first one' },
      ],
    }),
    block('rich-text', {
      title: 'What we promise',
      body: prose(`
        - **An honest sheet.** 112 checks on every car, printed, including the ones it nearly failed.
        - **One price.** What the windscreen says. No admin fee, no “today only”.
        - **Fourteen days.** Or 300 miles. Bring it back, have your money back.
        - **A straight answer on finance.** PCP or HP, we show the total you would pay before the monthly figure.

        > “If I would not sell it to my sister, it goes to auction.”
        > — Joanne Pattinson, head of used cars

        ## Learning the trade

        Seven in ten of our site managers started with a spanner. We take twenty-five apprentices a year and
        pay them properly from the first day. Write to [jobs@solvik.example](mailto:jobs@solvik.example) and
        you will hear from us within the week.
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Customer service',
      text: 'For anything but the workshop. A person answers.',
      line: link('tel:+441632960128', '01632 960128'),
      note: prose('[hello@solvik.example](mailto:hello@solvik.example), an answer within one working day.'),
      hours: {
        title: 'Lines open',
        today: 'today',
        rows: [
          { days: 'Monday–Friday', hours: '8.30–6', from: 'Monday', to: 'Friday' },
          { days: 'Saturday', hours: '9–5', from: 'Saturday' },
          { days: 'Sunday', hours: 'Closed', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Registered office',
        text: prose('Solvik UK Ltd, 12 Staithes Quay, Gateshead NE8 2BJ'),
        link: link('/find-us', 'All dealerships'),
      },
    }),
  ],
};
