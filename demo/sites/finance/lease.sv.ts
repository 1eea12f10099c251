import { block, type DemoPage, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const lease: DemoPage = {
  id: 'lease',
  language: 'sv',
  path: '/privatleasing',
  name: 'Privatleasing',
  fields: {
    metaTitle: 'Privatleasing',
    navTitle: 'Privatleasing',
    metaDescription: 'Vad som ingår, vad som inte ingår och vad tre års privatleasing kostar sammanlagt.',
    order: 2,
  },
  main: [
    block('text-with-image', {
      title: 'Hyra en bil i tre år, och sedan lämna den.',
      titleTag: 'h1',
      text: toRichText(`
        Privatleasing är en hyra. Du får en ny bil, service och skatt till ett fast pris, och lämnar tillbaka den efter 36 månader. Du äger ingenting, varken bilen eller värdeminskningen.

        Det passar den som kör lagom, sköter om sakerna och vill veta vad det kostar.
      `),
      image: picture('scenes/harbour', 'En röd coupé på en kaj med containrar i skymningen'),
      reverse: true,
    }),
    block('price-table', {
      title: 'Tre storlekar',
      titleSize: 'section',
      text: 'Priserna gäller elbilar med 1 500 mil om året i 36 månader, utan första förhöjd hyra.',
      corner: 'Vad det kostar',
      columns: [
        { title: 'Liten', note: 'halvkombi' },
        { title: 'Mellan', note: 'kombi' },
        { title: 'Stor', note: 'sju sitsar' },
      ],
      rows: [
        { title: 'Varje månad', cells: [{ value: '2 995' }, { value: '3 795' }, { value: '4 495' }] },
        {
          title: 'På 36 månader',
          small: true,
          cells: [{ value: '107 820' }, { value: '136 620' }, { value: '161 820' }],
        },
        {
          title: 'Per övermil',
          note: 'eller tillbaka per undermil',
          small: true,
          cells: [{ value: '10 kr' }, { value: '12 kr' }, { value: '15 kr' }],
        },
      ],
      footnote:
        'Kronor inklusive moms. Aviavgift 0 kr med e-faktura. Undermil betalas tillbaka för högst 300 mil om året.',
    }),
    block('link-rows', {
      title: 'Vad som ingår',
      text: 'Och det som de flesta glömmer att fråga om.',
      figurePlace: 'last',
      rows: [
        { title: 'Service och slitdelar', text: 'Enligt boken, hos Solvik', figure: 'ingår' },
        { title: 'Fordonsskatt', text: 'Betalas av oss', figure: 'ingår' },
        { title: 'Vinterhjul', text: 'På fälg, dubbfria eller dubbade', figure: 'ingår' },
        {
          title: 'Försäkring',
          text: 'Du väljer själv. Ungefär 400 till 700 kr i månaden',
          figure: 'ingår inte',
        },
        { title: 'El', text: 'Ungefär 350 kr i månaden om du laddar hemma', figure: 'ingår inte' },
        {
          title: 'Repor vid återlämning',
          text: 'Normalt slitage är gratis. Listan följer med avtalet, med bilder',
          figure: 'enligt lista',
        },
      ],
    }),
    block('faq', {
      title: 'Raka svar',
      firstOpen: true,
      items: [
        {
          question: 'Är det billigare än att köpa?',
          answer: toRichText(
            'Ibland. För en bil som tappar mycket i värde är det tryggare att hyra, för en som håller värdet är det billigare att äga. Säljaren har båda kalkylerna.',
          ),
        },
        {
          question: 'Kan jag lämna den tidigare?',
          answer: toRichText(
            'Ja, efter tolv månader, mot 40 procent av återstående hyror. Vi försöker hellre hitta någon som tar över. Det kostar 1 500 kronor.',
          ),
        },
        {
          question: 'Vad händer om den blir stulen?',
          answer: toRichText(
            'Då står försäkringen för bilen och avtalet upphör samma dag som polisanmälan är gjord.',
          ),
        },
      ],
    }),
  ],
};
