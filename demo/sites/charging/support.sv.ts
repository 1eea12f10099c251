import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const support: DemoPage = {
  id: 'support',
  language: 'sv',
  path: '/kundservice',
  name: 'Kundservice',
  fields: {
    metaTitle: 'Kundservice, dygnet runt',
    navTitle: 'Kundservice',
    metaDescription:
      'Hjälp vid stolpen på telefon dygnet runt. Kvitton, konto och svar på det folk frågar om.',
    order: 6,
  },
  main: [
    block('rich-text', {
      title: 'Det sitter någon här.',
      titleTag: 'h1',
      lead: 'Elva personer i Västerhamn turas om, också på julafton. Inget knappval, ingen kö längre än fyra minuter förra året.',
    }),
    block('contact-line', {
      title: 'Står du vid stolpen?',
      text: 'Säg numret på den gula dekalen, så ser vi samma sak som du.',
      line: link('tel:+46105500161', '010-550 01 61'),
      note: toRichText(
        'Brådskar det inte: [hej@strom.example](mailto:hej@strom.example), svar inom ett dygn.',
      ),
      hours: {
        title: 'Telefonen',
        rows: [
          { days: 'Hjälp vid stolpen', hours: 'dygnet runt' },
          { days: 'Konto och kvitton', hours: 'vardagar 8–18' },
          { days: 'Laddbox hemma', hours: 'vardagar 8–17' },
        ],
      },
    }),
    block('faq', {
      title: 'Det folk frågar om',
      firstOpen: true,
      items: [
        {
          question: 'Jag har tappat kvittot',
          answer: toRichText(
            'Mejla de fyra sista siffrorna på kortet, platsen och dagen. Du får det samma dag, med momsen utskriven.',
          ),
        },
        {
          question: 'Jag betalade för en laddning som aldrig startade',
          answer: toRichText(
            'Reservationen på 400 kronor släpps av sig själv inom ett dygn. Har den blivit ett köp betalar vi tillbaka samma dag du hör av dig.',
          ),
        },
        {
          question: 'Någon står på laddplatsen utan att ladda',
          answer: toRichText(
            'Ring oss. Marken är vår eller vår värds, så vi kan ringa den som äger bilen. Det brukar räcka.',
          ),
        },
        {
          question: 'Jag glömde något vid stolpen',
          answer: toRichText('Hittegods lämnas hos närmaste Solvik. Oftast är det en kaffemugg.'),
        },
        {
          question: 'Hur säger jag upp Plus?',
          answer: toRichText('Under Konto i appen. Det gäller från månadsskiftet och vi frågar inte varför.'),
        },
      ],
    }),
  ],
};
