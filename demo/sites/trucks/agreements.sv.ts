import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const agreements: DemoPage = {
  id: 'agreements',
  language: 'sv',
  path: '/serviceavtal',
  name: 'Serviceavtal',
  fields: {
    metaTitle: 'Serviceavtal per mil',
    navTitle: 'Serviceavtal',
    metaDescription: 'Tre avtal som betalas per körd mil. Vad som ingår och vad ett år kostar.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Betala per mil, inte per skräll.',
      titleTag: 'h1',
      lead: 'Avtalet följer mätaren. Står bilen still kostar det ingenting, och går något sönder har du redan betalat.',
    }),
    block('price-table', {
      title: 'Tre avtal',
      titleSize: 'section',
      text: 'Kronor per mil utan moms, räknat på 36 månader.',
      corner: 'Fordon',
      columns: [
        { title: 'Bas', note: 'service enligt boken' },
        { title: 'Drift', note: 'service, slitdelar, jour', recommended: true },
        { title: 'Allt', note: 'Drift och däck och lånebil' },
      ],
      rows: [
        {
          title: 'Transportbil',
          note: 'upp till 3,5 ton',
          cells: [{ value: '2,90' }, { value: '4,80' }, { value: '6,90' }],
        },
        {
          title: 'Distribution',
          note: '12–18 ton',
          cells: [{ value: '5,40' }, { value: '9,20' }, { value: '12,60' }],
        },
        {
          title: 'Fjärrbil',
          note: 'dragare',
          cells: [{ value: '3,80' }, { value: '6,70' }, { value: '9,40' }],
        },
        {
          title: 'Ett år, distribution',
          note: '4 000 mil',
          small: true,
          cells: [{ value: '21 600 kr' }, { value: '36 800 kr' }, { value: '50 400 kr' }],
        },
      ],
      footnote:
        'El och diesel har samma pris i Bas. I Drift och Allt är elfordon 15 procent billigare, för att bromsarna håller.',
    }),
    block('rich-text', {
      title: 'Vad som händer när det händer',
      width: 'beside heading',
      body: toRichText(`
        ### Planerat

        Bilen säger till vid 300 mil kvar. Vi ringer, föreslår två morgnar och hämtar om det är under tre mil.

        ### Oplanerat

        Jouren ingår i Drift och Allt, inom tjugo mil från närmaste anläggning. Står bilen längre än ett dygn får du en annan, i Allt utan kostnad.

        ### Uppsägning

        Tre månader, när som helst. Har du kört mindre än vi trodde får du tillbaka mellanskillnaden. Har du kört mer frågar vi hur det gick till.
      `),
    }),
    block('call-panel', {
      title: 'Räkna på din egen bil.',
      text: 'Fem minuter på telefon: fordon, mil om året, körning. Vi mejlar en sida.',
      link: link('tel:+46105500143', '010-550 01 43'),
      tone: 'brand',
    }),
  ],
};
