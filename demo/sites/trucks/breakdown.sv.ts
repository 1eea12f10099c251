import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const breakdown: DemoPage = {
  id: 'breakdown',
  language: 'sv',
  path: '/jour',
  name: 'Jour',
  fields: {
    metaTitle: 'Jour dygnet runt',
    navTitle: 'Jour',
    metaDescription:
      'Nio jourbilar, dygnet runt. Numret, vad du ska säga, vad det kostar och vad du gör medan du väntar.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Står den, så rullar vi.',
      titleTag: 'h1',
      lead: 'Nio jourbilar mellan Västerhamn och Gränby, bemannade dygnet runt, också på julafton.',
    }),
    block('contact-line', {
      title: 'Journumret',
      text: 'Säg var du står, vad den väger och vad den gör eller inte gör.',
      line: link('tel:+46105500149', '010-550 01 49'),
      note: toRichText('Är någon skadad: ring 112 först, oss sedan.'),
      place: {
        title: 'Medan du väntar',
        text: toRichText(`
          1. Varningsblinkers och väst, före allt annat.
          2. Triangel 150 meter bakåt på landsväg, 300 på motorväg.
          3. Ut på passagerarsidan, bakom räcket.
          4. Skicka positionen när jourbilen sms:ar.
        `),
      },
    }),
    block('link-rows', {
      title: 'Vad det kostar',
      layout: 'below heading',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        {
          title: 'Utryckning dagtid',
          text: 'Inom fem mil, 6–18 vardagar',
          note: 'per gång',
          figure: '2 400 kr',
        },
        { title: 'Utryckning övrig tid', text: 'Inom fem mil', note: 'per gång', figure: '3 600 kr' },
        { title: 'Längre bort', text: 'Från femte milen, tur och retur', note: 'per mil', figure: '290 kr' },
        {
          title: 'Arbete på plats',
          text: 'Två mekaniker vid vägkant, alltid',
          note: 'per timme',
          figure: '2 180 kr',
        },
        {
          title: 'Bärgning till verkstad',
          text: 'Tung bärgare, inom fem mil',
          note: 'per gång',
          figure: '9 800 kr',
        },
        {
          title: 'Med Drift eller Allt',
          text: 'Utryckning och arbete ingår inom tjugo mil',
          note: 'per gång',
          figure: '0 kr',
        },
      ],
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '38 min', label: 'mediantid till plats, senaste året' },
        { value: '7 av 10', label: 'rullar därifrån själva' },
        { value: '2 910', label: 'utryckningar 2025' },
        { value: '1 114', label: 'av dem var däck' },
      ],
    }),
  ],
};
