import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

const about = page({
  path: '/about-us',
  name: 'About us',
  title: 'About Solvik in the UK',
  description:
    'A family-owned car dealer in the North of England and Scotland. Who we are, where we work and how to join.',
  order: 60,
  fields: { menuText: 'Family-owned, and in the North since 2008.' },
  main: [
    block('hero', {
      image: picture('scenes/dealership-dusk', 'The Solvik showroom by the water at dusk'),
      title: 'Family-owned, on purpose.',
      text: 'No shareholders to ring on Friday. It makes the week calmer.',
      link: link('/about-us/who-are-we', 'Who we are'),
      buttonType: 'Light',
      secondLink: link('/about-us/work-with-us', 'Work with us'),
    }),
    block('link-rows', {
      title: 'Read on',
      rows: [
        {
          title: 'Who we are',
          text: 'From a Swedish harbour to a quay in Gateshead',
          link: link('/about-us/who-are-we'),
        },
        {
          title: 'Work with us',
          text: 'Apprentices, technicians and people who answer telephones',
          link: link('/about-us/work-with-us'),
        },
        {
          title: 'News and events',
          text: 'Roads, workshops and the people in them',
          link: link('/news-and-events'),
        },
        {
          title: 'Policies and statements',
          text: 'Modern slavery, whistleblowing and the gender pay gap',
          link: link('/further-policies-and-statements'),
        },
        { title: 'Legal', text: 'Privacy, terms of sale and consumer credit', link: link('/legal') },
      ],
    }),
  ],
});

const whoAreWe = page({
  path: '/about-us/who-are-we',
  name: 'Who we are',
  description:
    'A family-owned car dealer, founded in Sweden in 1928 and in the North since 2008. How we work and what we promise.',
  order: 1,
  fields: { menuImage: picture('scenes/harbour') },
  main: [
    block('text-with-image', {
      title: 'Swedish by birth, northern by choice',
      titleTag: 'h1',
      text: toRichText(`
        Solvik has sold cars from the same Swedish harbour since 1928. In 2008 we took over a dealership in
        Gateshead that nobody else wanted that year, kept everyone on, and painted the workshop floor. The
        rest followed.
      `),
      image: picture('scenes/harbour', 'A red coupé on a quay with containers at dusk'),
      imageRatio: '16:9',
      figures: [
        { value: '14', label: 'dealerships' },
        { value: '540', label: 'colleagues' },
        { value: '2008', label: 'the first one' },
      ],
    }),
    block('rich-text', {
      title: 'What we promise',
      body: toRichText(`
        - **An honest sheet.** 112 checks on every car, printed, including the ones it nearly failed.
        - **One price.** What the windscreen says. No admin fee, no ‘today only’.
        - **Fourteen days.** Or 300 miles. Bring it back, have your money back.
        - **A straight answer on finance.** PCP or HP, we show the total you would pay before the monthly figure.

        > ‘If I would not sell it to my sister, it goes to auction.’
        > — Joanne Pattinson, head of used cars
      `),
      width: 'beside heading',
    }),
    block('figure-table', {
      title: 'How we grew',
      labelTitle: 'Year',
      noteTitle: 'What happened',
      valueTitle: 'Dealerships',
      rows: [
        { label: '2008', note: 'Gateshead, with forty-one people', value: '1', amount: 1 },
        { label: '2012', note: 'Newcastle, Sunderland and Durham', value: '4', amount: 4 },
        { label: '2016', note: 'Tees Valley, York and Hexham', value: '8', amount: 8 },
        { label: '2019', note: 'Harrogate, Leeds and the bodyshop', value: '10', amount: 10 },
        { label: '2021', note: 'Carlisle and Kendal', value: '12', amount: 12 },
        { label: '2024', note: 'Edinburgh and Glasgow', value: '14', amount: 14 },
      ],
    }),
    block('contact-line', {
      title: 'Customer service',
      text: 'For anything but the workshop. A person answers.',
      line: link('tel:+441632960128', '01632 960128'),
      note: toRichText(
        '[hello@solvik.example](mailto:hello@solvik.example), an answer within one working day.',
      ),
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
        text: toRichText('Solvik UK Ltd, 12 Staithes Quay, Gateshead NE8 2BJ'),
        link: link('/find-us', 'All dealerships'),
      },
    }),
  ],
});

const workWithUs = page({
  path: '/about-us/work-with-us',
  name: 'Work with us',
  description:
    'Apprenticeships and jobs at Solvik in the North of England and Scotland: what we pay and how to apply.',
  order: 2,
  fields: { menuImage: picture('scenes/workshop') },
  main: [
    block('rich-text', {
      title: 'Learn a trade. Keep it.',
      titleTag: 'h1',
      lead: 'Seven in ten of our site managers started with a spanner. We take twenty-five apprentices a year and pay them properly from the first day.',
    }),
    block('link-rows', {
      title: 'Open now',
      text: 'Pay is printed because you would ask anyway.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Light vehicle technician',
          text: 'Leeds, four-day week if you like',
          note: 'Leeds',
          figure: '£38,500',
        },
        {
          title: 'High-voltage diagnostic technician',
          text: 'Level 4, or we train you',
          note: 'Gateshead',
          figure: '£44,000',
        },
        {
          title: 'Service adviser',
          text: 'Answers the telephone and means it',
          note: 'Carlisle',
          figure: '£29,000',
        },
        { title: 'Panel beater', text: 'Aluminium experience welcome', note: 'Edinburgh', figure: '£41,000' },
        {
          title: 'Apprentice, 2027',
          text: 'Twenty-five places, all sites',
          note: 'starts September',
          figure: '£19,700',
        },
      ],
    }),
    block('steps', {
      title: 'How it goes',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Write', text: 'Half a page to jobs@solvik.example. No covering letter, no photograph.' },
        { title: 'Hear back', text: 'Within a week, whatever the answer.' },
        { title: 'Come in', text: 'Half a paid day in the workshop or at the desk. Lunch is on us.' },
        { title: 'Yes or no', text: 'Within two days, from the person you would work for.' },
      ],
    }),
  ],
});

export const aboutPages: readonly DemoPage[] = [about, whoAreWe, workWithUs];
