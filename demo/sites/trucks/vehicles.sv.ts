import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const vehicles: DemoPage = {
  id: 'vehicles',
  language: 'sv',
  path: '/fordon',
  name: 'Fordon',
  fields: {
    metaTitle: 'Lastbilar och transportbilar',
    navTitle: 'Fordon',
    metaDescription:
      'Transportbilar i lager, lastbilar på beställning, begagnat med servicehistorik. Mått, last och pris.',
    order: 3,
  },
  main: [
    block('text-with-image', {
      title: 'Mät först, köp sedan.',
      titleTag: 'h1',
      text: toRichText(`
        En transportbil ska svälja det du kör, inte det du drömmer om att köra. Ta med lasten, eller måtten på den, så provlastar vi på gården.

        Säljarna på Lastvagnar har kört distribution. Två av dem gör det fortfarande på lördagar.
      `),
      image: picture('pictures/carstore/car-van-steel', 'En stålgrå transportbil snett framifrån'),
      reverse: true,
      link: link('tel:+46105500142', 'Ring 010-550 01 42'),
      buttonType: 'Primary',
    }),
    block('price-table', {
      title: 'Transportbilar i lager',
      titleSize: 'section',
      text: 'Priser utan moms, inredda med golv, väggar och lastöglor.',
      corner: 'Mått',
      columns: [
        { title: 'Skåp', note: '6,6 m³' },
        { title: 'Skåp, lång', note: '9,3 m³', recommended: true },
        { title: 'Buss', note: 'nio platser' },
      ],
      rows: [
        { title: 'Pris från', cells: [{ value: '389 000' }, { value: '418 000' }, { value: '446 000' }] },
        {
          title: 'Lastlängd',
          small: true,
          cells: [{ value: '2,5 m' }, { value: '3,1 m' }, { value: '1,2 m' }],
        },
        {
          title: 'Lastar',
          small: true,
          cells: [{ value: '1 050 kg' }, { value: '980 kg' }, { value: '640 kg' }],
        },
        {
          title: 'Räckvidd',
          note: 'el, WLTP',
          small: true,
          cells: [{ value: '312 km' }, { value: '296 km' }, { value: '301 km' }],
        },
        {
          title: 'Leverans',
          small: true,
          cells: [{ value: '2 veckor' }, { value: '2 veckor' }, { value: '5 veckor' }],
        },
      ],
      footnote: 'I minus tio grader räkna med tre fjärdedelar av räckvidden. Vi har provat.',
    }),
    block('link-rows', {
      title: 'Lastbilar på beställning',
      text: 'Vi ritar påbyggnaden med er och den som ska köra. Från ritning till nyckel tar det sju till elva månader.',
      rows: [
        {
          figure: '12',
          unit: 'ton',
          title: 'Stadsdistribution',
          text: 'Skåp eller kyl, bakgavellyft, el 200 km',
          note: 'från 7 månader',
        },
        {
          figure: '18',
          unit: 'ton',
          title: 'Regional distribution',
          text: 'Skåp, växelflak eller kran',
          note: 'från 8 månader',
        },
        {
          figure: '26',
          unit: 'ton',
          title: 'Bygg och anläggning',
          text: 'Tippflak, kran, lastväxlare',
          note: 'från 9 månader',
        },
        {
          figure: '44',
          unit: 'ton',
          title: 'Dragare',
          text: 'Diesel, biogas eller el 450 km',
          note: 'från 7 månader',
        },
      ],
    }),
    block('rich-text', {
      title: 'Begagnat',
      width: 'beside heading',
      body: toRichText(`
        Ett fyrtiotal fordon, nästan alla inbyten som vi har servat själva. De provas på 140 punkter och säljs med protokollet i dörrfacket. Det vi inte vill sälja går till [Klubban](http://auction.localhost:3000).

        Listan byts varje vecka, så ring eller kom förbi. Betala kontant, med lån eller leasing genom [Solvik Finans](http://finance.localhost:3000/foretag).
      `),
    }),
  ],
};
