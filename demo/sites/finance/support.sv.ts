import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const support: DemoPage = {
  id: 'support',
  language: 'sv',
  path: '/kundservice',
  name: 'Kundservice',
  fields: {
    metaTitle: 'Kundservice',
    navTitle: 'Kundservice',
    metaDescription:
      'Lösa lån, flytta förfallodag, lämna leasingbil. Telefontider och svar på det folk ringer om.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'Säg till i tid, så löser det sig nästan alltid.',
      titleTag: 'h1',
      lead: 'Vi är tio personer i Västerhamn. Den som svarar är den som bestämmer.',
    }),
    block('contact-line', {
      title: 'Privat',
      text: 'Ha gärna avtalsnumret framme. Det står högst upp på avin.',
      line: link('tel:+46105500130', '010-550 01 30'),
      note: toRichText(
        '[hej@solvikfinans.example](mailto:hej@solvikfinans.example). Skriv inte personnummer i mejl.',
      ),
      hours: {
        title: 'Telefontider',
        rows: [
          { days: 'Måndag–torsdag', hours: '8.00–18.00', from: 'Monday', to: 'Thursday' },
          { days: 'Fredag', hours: '8.00–16.00', from: 'Friday' },
          { days: 'Lördag–söndag', hours: 'stängt', from: 'Saturday', to: 'Sunday' },
        ],
        today: 'i dag',
      },
      place: {
        title: 'Företag',
        text: toRichText(
          '[010-550 01 35](tel:+46105500135), vardagar 7.30–17.\n\nSpärr av tankkort dygnet runt på samma nummer.',
        ),
      },
    }),
    block('faq', {
      title: 'Det folk ringer om',
      firstOpen: true,
      items: [
        {
          question: 'Jag vill lösa lånet',
          answer: toRichText(
            'Ring så får du summan för dagen och ett bankgironummer. Det kostar ingenting, och bilen är din samma dag pengarna syns.',
          ),
        },
        {
          question: 'Jag vill flytta förfallodagen',
          answer: toRichText(
            'Det går till vilken dag som helst mellan den 1:a och den 28:e. En gång om året utan avgift.',
          ),
        },
        {
          question: 'Jag kan inte betala den här månaden',
          answer: toRichText(
            'Ring innan avin förfaller. Vi kan skjuta upp avbetalningen i tre månader. Efter förfallodagen blir det en påminnelse på 60 kronor, och färre utvägar.',
          ),
        },
        {
          question: 'Jag ska sälja bilen',
          answer: toRichText(
            'Det får du. Köparen betalar till oss, vi löser lånet och resten går till dig. Räkna med en bankdag.',
          ),
        },
        {
          question: 'Jag är inte nöjd',
          answer: toRichText(
            'Skriv till klagomålsansvarig Eva Strand, [klagomal@solvikfinans.example](mailto:klagomal@solvikfinans.example). Svar inom 14 dagar. Därefter finns Allmänna reklamationsnämnden.',
          ),
        },
      ],
    }),
  ],
};
