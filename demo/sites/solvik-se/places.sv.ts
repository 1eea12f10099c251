import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const places: DemoPage = {
  id: 'find-us',
  language: 'sv',
  path: '/anlaggningar',
  name: 'Anläggningar',
  fields: {
    metaTitle: 'Anläggningar',
    navTitle: 'Anläggningar',
    metaDescription:
      'Solviks tolv anläggningar från Halmstad till Sundsvall: adresser, telefon och öppettider.',
    order: 50,
  },
  main: [
    block('rich-text', {
      title: 'Tolv hallar, från Halmstad i söder till Sundsvall i norr',
      titleTag: 'h1',
      lead: 'Alla har verkstad. Skada och lack finns i Uddevalla, Göteborg, Västerås och Sundsvall.',
    }),
    block('place-list', {
      title: 'Adresser och telefon',
      text: 'Bilhallarna är öppna vardagar 9–18, lördag 10–15 och söndag 11–15. Verkstäderna vardagar 7–17, fredag till 16.',
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
    block('text-with-image', {
      title: 'Vi ses på kajen',
      text: prose(`
        Huset i Uddevalla är det första och fortfarande det största. Buss 4 och 11 stannar vid Kajgatan.
        Det finns fri parkering i två timmar och sex laddplatser på 50 kW.
      `),
      image: picture('pictures/solvik/showroom', 'Bilhallen vid vattnet i Uddevalla, upplyst i skymningen'),
      reverse: true,
      link: link('/om-solvik', 'Om Solvik'),
    }),
  ],
};
