import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const careers: DemoPage = {
  id: 'careers',
  language: 'en',
  path: '/careers',
  name: 'Careers',
  fields: {
    metaTitle: 'Careers and open positions',
    navTitle: 'Careers',
    metaDescription:
      'Open positions in five countries, apprenticeships with pay from day one, and how we hire.',
    order: 6,
  },
  main: [
    block('text-with-image', {
      title: 'Learn a trade. Keep it.',
      titleTag: 'h1',
      text: toRichText(`
        Seven in ten of our site managers started in the workshop. The chief executive did too, and still cannot walk past an open bonnet.

        We take 140 apprentices a year. They are paid from day one, have a named person beside them for two years, and nine in ten stay.
      `),
      image: picture('scenes/workshop', 'A white estate car in a bright workshop'),
      reverse: true,
      figures: [
        { value: '140', label: 'apprentices a year' },
        { value: '9.2', label: 'years is an average stay' },
        { value: '46%', label: 'of managers are women' },
      ],
    }),
    block('link-rows', {
      title: 'Open positions',
      text: 'Twelve of them, all permanent. Write to the person named, in your own language.',
      rows: [
        {
          title: 'Diagnostic technician',
          text: 'Solvik · Lena Ask',
          note: 'Västerhamn',
          link: link('mailto:lena.ask@solvik.example'),
        },
        {
          title: 'Paintwork apprentice',
          text: 'Solvik · Lena Ask',
          note: 'Västerhamn',
          link: link('mailto:lena.ask@solvik.example'),
        },
        {
          title: 'Product owner, web',
          text: 'Group · Omar Said',
          note: 'Gothenburg',
          link: link('mailto:omar.said@solvik.example'),
        },
        {
          title: 'Charging site engineer',
          text: 'Ström · Samira Haddad',
          note: 'Sundsvall',
          link: link('mailto:samira.haddad@strom.example'),
        },
        {
          title: 'Truck mechanic, early shift',
          text: 'Lastvagnar · Bo Lund',
          note: 'Jönköping',
          link: link('mailto:bo.lund@solvik.example'),
        },
        {
          title: 'Service adviser',
          text: 'Solvik · Kari Moe',
          note: 'Halden',
          link: link('mailto:kari.moe@solvik.example'),
        },
        {
          title: 'Motorcycle technician',
          text: 'Solvik · Kari Moe',
          note: 'Drammen',
          link: link('mailto:kari.moe@solvik.example'),
        },
        {
          title: 'Warehouse lead, nights',
          text: 'Osasetti · Aki Salo',
          note: 'Lahti',
          link: link('mailto:aki.salo@osasetti.example'),
        },
        {
          title: 'Finance adviser',
          text: 'Solvik · Ruth Barlow',
          note: 'Leeds',
          link: link('mailto:ruth.barlow@solvik.example'),
        },
        {
          title: 'Store manager, Carstore',
          text: 'Carstore · Eva Novotná',
          note: 'Košice',
          link: link('mailto:eva.novotna@carstore.example'),
        },
        {
          title: 'Auctioneer',
          text: 'Klubban · Sten Berg',
          note: 'Lindö',
          link: link('mailto:sten.berg@klubban.example'),
        },
        {
          title: 'Cook, lunches',
          text: 'Bistro Navet · Moa Lindh',
          note: 'Västerhamn',
          link: link('mailto:moa.lindh@navet.example'),
        },
      ],
    }),
    block('steps', {
      title: 'How we hire',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'You write', text: 'Half a page. What you can do, and something you have mended.' },
        { title: 'We ring', text: 'Within a week, whatever the answer is.' },
        { title: 'You work a day', text: 'Paid. With the people you would work beside.' },
      ],
    }),
  ],
};
