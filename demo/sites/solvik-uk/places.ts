import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const places: DemoPage = {
  id: 'find-us',
  language: 'en',
  path: '/find-us',
  name: 'Find us',
  fields: {
    metaTitle: 'Find us',
    navTitle: 'Find us',
    metaDescription:
      'Fourteen Solvik dealerships between York and Glasgow: addresses, telephone and opening hours.',
    order: 30,
  },
  main: [
    block('rich-text', {
      title: 'Fourteen dealerships, from York to Glasgow',
      titleTag: 'h1',
      lead: 'Showrooms are open Monday to Friday 9–6, Saturday 9–5 and Sunday 11–4. Workshops Monday to Friday 8–6, Saturday 8–1.',
    }),
    block('place-list', {
      title: 'Addresses and telephone',
      rows: [
        {
          name: 'Solvik Gateshead',
          address: '12 Staithes Quay, Gateshead NE8 2BJ',
          link: link('tel:+441632960140', '01632 960140'),
        },
        {
          name: 'Solvik Newcastle',
          address: '40 Ouseburn Road, Newcastle upon Tyne NE1 2PA',
          link: link('tel:+441632960141', '01632 960141'),
        },
        {
          name: 'Solvik Sunderland',
          address: '7 Wearmouth Way, Sunderland SR5 1AQ',
          link: link('tel:+441632960142', '01632 960142'),
        },
        {
          name: 'Solvik Durham',
          address: 'Unit 3, Dragon Lane, Durham DH1 2RX',
          link: link('tel:+441632960143', '01632 960143'),
        },
        {
          name: 'Solvik Hexham',
          address: '21 Tyne Mills, Hexham NE46 1XL',
          link: link('tel:+441632960144', '01632 960144'),
        },
        {
          name: 'Solvik Middlesbrough',
          address: '18 Riverside Park, Middlesbrough TS2 1RE',
          link: link('tel:+441632960145', '01632 960145'),
        },
        {
          name: 'Solvik Darlington',
          address: '5 Haughton Works, Darlington DL1 1SW',
          link: link('tel:+441632960146', '01632 960146'),
        },
        {
          name: 'Solvik York',
          address: '9 Clifton Sidings, York YO30 4XB',
          link: link('tel:+441632960147', '01632 960147'),
        },
        {
          name: 'Solvik Harrogate',
          address: '33 Knaresborough Road, Harrogate HG2 7NN',
          link: link('tel:+441632960148', '01632 960148'),
        },
        {
          name: 'Solvik Leeds',
          address: '60 Aire Wharf, Leeds LS10 1JY',
          link: link('tel:+441632960149', '01632 960149'),
        },
        {
          name: 'Solvik Carlisle',
          address: '2 Kingstown Gate, Carlisle CA3 0HA',
          link: link('tel:+441632960150', '01632 960150'),
        },
        {
          name: 'Solvik Kendal',
          address: '14 Mintsfeet Yard, Kendal LA9 6LX',
          link: link('tel:+441632960151', '01632 960151'),
        },
        {
          name: 'Solvik Edinburgh',
          address: '27 Seafield Street, Edinburgh EH6 7LD',
          link: link('tel:+441632960152', '01632 960152'),
        },
        {
          name: 'Solvik Glasgow',
          address: '51 Clydeside Works, Glasgow G14 0BX',
          link: link('tel:+441632960153', '01632 960153'),
        },
      ],
    }),
    block('text-with-image', {
      title: 'Start on the quay',
      text: prose(`
        Gateshead was the first, in 2008, and is still the largest. Ten minutes on foot from the Metro, forty
        free parking spaces and eight chargers at 50 kW. Dogs are welcome in the showroom and feared in the
        parts department.
      `),
      image: picture('pictures/solvik/site-hamnskar', 'The Solvik showroom by the water at dusk'),
      imageRatio: '16:9',
      reverse: true,
      link: link('tel:+441632960140', '01632 960140'),
    }),
  ],
};
