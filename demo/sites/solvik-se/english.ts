import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const homeEnglish: DemoPage = {
  id: 'home',
  language: 'en',
  path: '/',
  name: 'Home',
  fields: {
    metaTitle: 'New and used cars, workshops and tyre hotel in Sweden',
    navTitle: 'Home',
    metaDescription:
      'Solvik sells new and used cars at twelve dealerships in Sweden and looks after them in its own workshops. Family-owned since 1928.',
    ogImage: picture('pictures/solvik/hero'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/hero', 'A dark green BMW i4 on the coast road at dusk'),
      imagePhone: picture('pictures/solvik/hero-phone'),
      title: 'Drive to where the road ends.',
      text: 'New and used cars at twelve dealerships in Sweden. Test drive today, decide when you like.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      link: link('/en/find-us', 'Find your dealership'),
      buttonType: 'Light',
      secondLink: link('/en/service', 'Book a service'),
      caption: { title: 'BMW i4 Gran Coupé', text: 'from 5,995 kr a month' },
    }),
    block('brand-row', {
      heading: 'Seven makes, one handshake',
      brands: [
        { logo: picture('brands/BMW', 'BMW'), name: 'BMW' },
        { logo: picture('brands/MINI', 'MINI'), name: 'MINI' },
        { logo: picture('brands/VOLVO', 'Volvo'), name: 'Volvo' },
        { logo: picture('brands/POLESTAR', 'Polestar'), name: 'Polestar' },
        { logo: picture('brands/KIA', 'Kia'), name: 'Kia' },
        { logo: picture('brands/TOYOTA', 'Toyota'), name: 'Toyota' },
        { logo: picture('brands/PORSCHE', 'Porsche'), name: 'Porsche' },
      ],
    }),
    block('text-with-image', {
      title: 'A contract takes ten minutes. Trust takes longer.',
      text: prose(`
        We have sold cars by the same harbour for four generations. That is why we are plain about rust, range
        and residual value, and why the workshop opens at seven for those who need the car at eight.
      `),
      image: picture(
        'pictures/solvik/showroom',
        'The Solvik showroom by the water in Uddevalla, lit at dusk',
      ),
      link: link('/en/about', 'How we work'),
      figures: [
        { value: '12', label: 'dealerships' },
        { value: '1928', label: 'the first one sold' },
        { value: '14', label: 'days to return it' },
      ],
    }),
    block('action-panel', {
      title: 'Time for the winter wheels.',
      text: 'We have already warmed the nuts. Winter tyres are required in Sweden from 1 December when the roads are wintry; we change them while you have a coffee.',
      link: link('/en/service', 'Workshop and prices'),
      rows: [
        { icon: 'wrench', label: 'Service', value: 'from 2,190 kr', link: link('/en/service') },
        { icon: 'disc-3', label: 'Wheel change', value: '495 kr', link: link('/en/service') },
        { icon: 'snowflake', label: 'Tyre hotel', value: '845 kr a season', link: link('/en/service') },
        { icon: 'phone', label: 'We speak English', value: '010-550 01 40', link: link('tel:+46105500140') },
      ],
      image: picture('pictures/solvik/workshop', 'A wheel in evening light'),
    }),
  ],
};

export const serviceEnglish: DemoPage = {
  id: 'service',
  language: 'en',
  path: '/service',
  name: 'Service and workshop',
  fields: {
    metaTitle: 'Service and workshop',
    navTitle: 'Service',
    metaDescription:
      'Servicing, tyres, brakes and glass at Solvik’s twelve workshops in Sweden, with fixed prices.',
    order: 10,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/workshop', 'A wheel in evening light'),
      title: 'The workshop opens at seven.',
      text: 'Leave the key in the safe from six, take the bus to work and fetch the car after four.',
      link: link('tel:+46105500140', 'Ring 010-550 01 40'),
      buttonType: 'Light',
    }),
    block('link-rows', {
      title: 'What it costs',
      text: 'For most cars, VAT included. If we find anything else we ring before we reach for a spanner.',
      figurePlace: 'last',
      rows: [
        { title: 'Service', text: 'By the maker’s schedule, with original parts', figure: 'from 2,190 kr' },
        { title: 'Wheel change', text: 'Tread depth and pressure checked', figure: '495 kr' },
        {
          title: 'Tyre hotel',
          text: 'Washed, measured and kept in the warm',
          figure: '845 kr',
          unit: 'a season',
        },
        { title: 'Brakes', text: 'Cleaned and greased all round', figure: '1,195 kr' },
        { title: 'Battery test', text: 'Capacity and cell voltage, with a certificate', figure: '790 kr' },
      ],
    }),
  ],
};

export const placesEnglish: DemoPage = {
  id: 'find-us',
  language: 'en',
  path: '/find-us',
  name: 'Find us',
  fields: {
    metaTitle: 'Find us',
    navTitle: 'Find us',
    metaDescription:
      'Solvik’s twelve dealerships in Sweden, from Halmstad to Sundsvall: addresses, telephone and hours.',
    order: 20,
  },
  main: [
    block('rich-text', {
      title: 'Twelve dealerships, from Halmstad to Sundsvall',
      titleTag: 'h1',
      lead: 'Every one of them has a workshop, and somebody who speaks English.',
    }),
    block('place-list', {
      title: 'Addresses and telephone',
      text: 'Showrooms are open weekdays 9–18, Saturday 10–15 and Sunday 11–15. Workshops weekdays 7–17, Friday to 16.',
      rows: [
        {
          name: 'Solvik Uddevalla',
          address: 'Kajgatan 12, 451 50 Uddevalla',
          link: link('tel:+46105500140', '010-550 01 40'),
        },
        {
          name: 'Solvik Göteborg',
          address: 'Ringökajen 44, 417 07 Göteborg',
          link: link('tel:+46105500240', '010-550 02 40'),
        },
        {
          name: 'Solvik Trollhättan',
          address: 'Slussvägen 21, 461 32 Trollhättan',
          link: link('tel:+46105500340', '010-550 03 40'),
        },
        {
          name: 'Solvik Borås',
          address: 'Spinnerigatan 30, 504 30 Borås',
          link: link('tel:+46105500440', '010-550 04 40'),
        },
        {
          name: 'Solvik Varberg',
          address: 'Fästningsvägen 6, 432 44 Varberg',
          link: link('tel:+46105500540', '010-550 05 40'),
        },
        {
          name: 'Solvik Halmstad',
          address: 'Laxgatan 15, 302 48 Halmstad',
          link: link('tel:+46105500640', '010-550 06 40'),
        },
        {
          name: 'Solvik Jönköping',
          address: 'Vätterslingan 9, 553 05 Jönköping',
          link: link('tel:+46105500740', '010-550 07 40'),
        },
        {
          name: 'Solvik Örebro',
          address: 'Svartågatan 17, 702 27 Örebro',
          link: link('tel:+46105500840', '010-550 08 40'),
        },
        {
          name: 'Solvik Norrköping',
          address: 'Kopparkajen 5, 602 28 Norrköping',
          link: link('tel:+46105500940', '010-550 09 40'),
        },
        {
          name: 'Solvik Västerås',
          address: 'Ångkraftsvägen 3, 721 30 Västerås',
          link: link('tel:+46105501040', '010-550 10 40'),
        },
        {
          name: 'Solvik Uppsala',
          address: 'Rapsgatan 25, 754 50 Uppsala',
          link: link('tel:+46105501140', '010-550 11 40'),
        },
        {
          name: 'Solvik Sundsvall',
          address: 'Timmervägen 40, 853 50 Sundsvall',
          link: link('tel:+46105501240', '010-550 12 40'),
        },
      ],
    }),
  ],
};

export const aboutEnglish: DemoPage = {
  id: 'about',
  language: 'en',
  path: '/about',
  name: 'About Solvik',
  fields: {
    metaTitle: 'About Solvik',
    navTitle: 'About',
    metaDescription:
      'A family-owned car dealer with a workshop round the corner since 1928. How we work and what we promise.',
    order: 30,
  },
  main: [
    block('hero', {
      image: picture('pictures/group-hero', 'Still water and mountains at dawn'),
      title: 'The same harbour since 1928.',
      text: 'Four generations, twelve dealerships and 640 colleagues. We own the houses we stand in.',
    }),
    block('rich-text', {
      title: 'It began with wallpaper',
      body: prose(`
        Alma Solvik sold her first car in October 1928. She had bought it to deliver wallpaper from her
        father’s shop on Kajgatan, but a ship chandler outbid her before she had finished unloading. The week
        after, she ordered two more.

        Four generations later the head office has the same address. The wallpaper is gone. The habit of
        waiting until the customer has decided is still there.

        > “Whoever is in a hurry to sell has something to hide. Whoever is in a hurry to buy should be given another cup of coffee.”
        > — Alma Solvik, in a letter to her brother, 1934

        ## What we promise

        - **We say how it is.** Every used car has a report of 112 points, including those that came out amber.
        - **One price.** What the sign says is what you pay.
        - **Fourteen days to return it.** Up to 500 km, no questions.
        - **The workshop answers.** Ring before four and somebody who holds a spanner rings back the same day.
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Customer service',
      text: 'In Swedish and English.',
      line: link('tel:+46105500128', '010-550 01 28'),
      note: prose('[hej@solvik.example](mailto:hej@solvik.example), an answer within one weekday.'),
      hours: {
        title: 'Telephone hours',
        today: 'today',
        rows: [
          { days: 'Monday–Friday', hours: '8–18', from: 'Monday', to: 'Friday' },
          { days: 'Saturday', hours: '10–15', from: 'Saturday' },
          { days: 'Sunday', hours: 'Closed', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Head office',
        text: prose('Solvik Bil AB, Kajgatan 12, 451 50 Uddevalla, Sweden'),
        link: link('/en/find-us', 'All dealerships'),
      },
    }),
  ],
};
