import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { loanTable } from './loan-table.ts';

export const loan: DemoPage = {
  id: 'loan',
  language: 'sv',
  path: '/billan',
  name: 'Billån',
  fields: {
    metaTitle: 'Billån, uträknat',
    navTitle: 'Billån',
    metaDescription:
      'Rörlig ränta 4,95 %. Tre löptider, tre belopp och ett exempel med restskuld, med effektiv ränta.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Ett lån på bilen, inte på resten.',
      titleTag: 'h1',
      lead: 'Bilen är säkerhet, så räntan blir lägre än på ett lån utan. Du äger bilen från första dagen och kan sälja den när du vill.',
    }),
    block('price-table', { title: '200 000 kronor på tre sätt', titleSize: 'section', ...loanTable }),
    block('link-rows', {
      title: 'Andra belopp',
      text: 'Alla på 60 månader till 4,95 procent rörlig ränta, med samma avgifter.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        {
          title: '100 000 kr',
          text: 'Effektiv ränta 6,22 %. Totalt 116 035 kr',
          figure: '1 924 kr',
          unit: 'per månad',
        },
        {
          title: '200 000 kr',
          text: 'Effektiv ränta 5,64 %. Totalt 229 135 kr',
          figure: '3 809 kr',
          unit: 'per månad',
        },
        {
          title: '300 000 kr',
          text: 'Effektiv ränta 5,45 %. Totalt 342 235 kr',
          figure: '5 694 kr',
          unit: 'per månad',
        },
      ],
    }),
    block('rich-text', {
      title: 'Med restskuld',
      width: 'beside heading',
      body: toRichText(`
        Byter du bil vart tredje år kan du låta hälften stå kvar till slutet. 200 000 kronor på 36 månader med 100 000 kronor i restskuld kostar 3 446 kronor i månaden. Effektiv ränta 5,53 procent.

        Det ser billigt ut. Totalt betalar du 224 651 kronor, restskulden inräknad. Utan restskuld är det 217 639. Skillnaden, 7 012 kronor, är priset för den lägre månaden.

        Tappar bilen mer i värde än restskulden är det du som står för mellanskillnaden. Vi räknar därför med 45 procent av nypriset efter tre år, aldrig mer.
      `),
    }),
    block('steps', {
      title: 'Från fråga till nyckel',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Säg vilken bil',
          text: 'I hallen eller på telefon. Vi behöver registreringsnummer, belopp och tid.',
        },
        {
          title: 'Visa vad du tjänar',
          text: 'Senaste lönebeskedet räcker. Vi tar en kreditupplysning och du får en kopia.',
        },
        {
          title: 'Läs',
          text: 'Avtalet är fem sidor. Den första är summan. Du har det i handen ett dygn före, om du vill.',
        },
        {
          title: 'Skriv under',
          text: 'Med BankID. Ångrar du dig inom 14 dagar betalar du bara räntan för dagarna.',
        },
      ],
    }),
    block('contact-line', {
      title: 'Vill du ha din egen siffra?',
      text: 'Säg belopp och tid, så räknar vi medan du väntar i luren. Det lämnar inga spår hos kreditupplysningen.',
      line: link('tel:+46105500130', '010-550 01 30'),
      note: toRichText('Vardagar 8–18. [Så räknar vi](/sa-raknar-vi)'),
    }),
  ],
};
