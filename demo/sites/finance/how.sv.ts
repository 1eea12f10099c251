import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const how: DemoPage = {
  id: 'how',
  language: 'sv',
  path: '/sa-raknar-vi',
  name: 'Så räknar vi',
  fields: {
    metaTitle: 'Så räknar vi',
    navTitle: 'Så räknar vi',
    metaDescription:
      'Formlerna bakom våra siffror: annuitet, effektiv ränta och vad en räntehöjning gör med månaden.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Så räknar vi.',
      titleTag: 'h1',
      lead: 'Den som vill kan räkna efter med en miniräknare. Siffrorna på sajten kommer ur de här formlerna och inget annat.',
      body: toRichText(`
        ## Månadskostnaden

        Ett annuitetslån betalas med lika mycket varje månad. Kalla lånet L, månadsräntan r (årsräntan delad med tolv) och antalet månader n. Då är avbetalningen

        **L × r ÷ (1 − (1 + r)⁻ⁿ)**

        För 200 000 kronor, 4,95 procent och 60 månader: r är 0,004125 och avbetalningen 3 770 kronor. Med aviavgiften på 39 kronor blir det 3 809.

        ## Den effektiva räntan

        Vi letar upp den årsränta där alla framtida betalningar, räknade till dagens värde, tillsammans är värda lånebeloppet. Uppläggningsavgiften på 595 kronor räknas som betald första dagen. Det är så lagen vill ha det, och därför går siffran att jämföra mellan långivare.

        För exemplet ovan är svaret 5,64 procent.

        ## Om räntan ändras

        Räntan är rörlig. Stiger den en procentenhet från början, till 5,95 procent, blir månaden 3 901 kronor i stället för 3 809. Sjunker den lika mycket blir den 3 718. Vi meddelar ändringar en månad före och visar båda summorna i brevet.

        ## Avrundning

        Varje avi avrundas till hela kronor. Det som blir över eller fattas jämnas av på den sista, i exemplet 23 kronor till din fördel.
      `),
    }),
    block('figure-table', {
      title: 'Vart pengarna går',
      text: '229 135 kronor på 60 månader.',
      labelTitle: 'Post',
      valueTitle: 'Kronor',
      rows: [
        { label: 'Lånet tillbaka', value: '200 000', amount: 200000 },
        { label: 'Ränta', value: '26 200', amount: 26200 },
        { label: 'Aviavgifter', value: '2 340', amount: 2340 },
        { label: 'Uppläggning', value: '595', amount: 595 },
      ],
      footnote: 'Räntan är räknad med 60 lika avier. 200 000 + 26 200 + 2 340 + 595 = 229 135.',
    }),
  ],
};
