import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'sv',
  path: '/om-oss',
  name: 'Om oss',
  fields: {
    metaTitle: 'Vår historia i tolv bilar',
    navTitle: 'Om oss',
    metaDescription:
      'Från ett båtvarv som lagade lastbilar till åtta verksamheter i fem länder, berättat i tolv bilar.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Vår historia i tolv bilar.',
      titleTag: 'h1',
      lead: 'Företag brukar berätta sin historia i årtal. Vi minns den på vad som stod på lyften.',
    }),
    block('image', {
      image: picture('scenes/dealership-dusk', 'Bilhallen vid vattnet i Västerhamn, upplyst i skymningen'),
      width: 'wide',
      caption: 'Västerhamn. Hallen från 1954, med bistron bakom andra fönstret från vänster.',
    }),
    block('link-rows', {
      title: '1928 till i dag',
      text: 'Sex av de tolv går fortfarande. Två av dem kommer på service.',
      rows: [
        {
          figure: '1928',
          title: 'En leveranslastbil',
          text: 'Nils Solvik lagar den i sitt båtvarv för att ingen annan vill. Den kör därifrån efter fyra dagar.',
        },
        {
          figure: '1936',
          title: 'En svart sedan',
          text: 'Den första som såldes i stället för lagades. Kunden betalar i sill och resten i maj.',
        },
        {
          figure: '1945',
          title: 'En gengaslastbil',
          text: 'Höll hamnen i gång i sex vintrar. Aggregatet hänger i bistron.',
        },
        {
          figure: '1954',
          title: 'En grå tvåtaktare',
          text: 'Första bilen i nya hallen. Golvet ligger kvar.',
        },
        {
          figure: '1963',
          title: 'En röd herrgårdsvagn',
          text: 'Nils dotter Astrid köper ut sina bröder och beställer fyrtio.',
        },
        {
          figure: '1971',
          title: 'En norsk taxi',
          text: 'Går sönder i Västerhamn. Ägaren blir vår första kompanjon i Halden.',
        },
        {
          figure: '1984',
          title: 'En begagnad halvkombi',
          text: 'Kommer tillbaka efter tre veckor och tas emot utan ett ord. Orden kom senare och blev Carstore.',
        },
        {
          figure: '1996',
          title: 'En finsk skåpbil',
          text: 'Behöver elva delar från elva ställen. Osasetti börjar på en servett.',
        },
        {
          figure: '2007',
          title: 'En firmaflotta',
          text: 'Ingrid Solvik tar ordförandestolen och det första beslutet: inte mer skuld än vi kan förklara.',
        },
        {
          figure: '2012',
          title: 'En elektrisk halvkombi',
          text: 'Når fram med fyra procent kvar. Vi gräver den första laddaren samma vecka.',
        },
        {
          figure: '2017',
          title: 'En slovakisk sedan',
          text: 'Öppnar Bratislava. Såld innan skylten var uppe.',
        },
        {
          figure: '2025',
          title: 'Bil nummer 118 400',
          text: 'Årets sista, överlämnad den trettioförsta klockan tio i fyra.',
        },
      ],
    }),
    block('rich-text', {
      title: 'Styrelse och ledning',
      width: 'beside heading',
      body: toRichText(`
        Familjen äger 84 procent genom Solvik Holding. Personalen äger elva, köpta till marknadspris under tjugo år. Fem procent tillhör Västerhamns sparbanksstiftelse, som en gång lånade oss pengarna till taket.

        ### Styrelsen

        - Helena Brandt, ordförande från 1 januari 2027. Tidigare rederichef, fortfarande sjösjuk.
        - Ingrid Solvik, ordförande till 31 december 2026.
        - Jonas Solvik Lie, fjärde generationen, verkstadschef i Lindö.
        - Aino Kallio, Helsingfors. Revisor till yrket.
        - Peter Marsh, Leeds. Sålde bilar i trettio år och saknar det.
        - Två ledamöter valda av personalen.

        ### Ledningen

        Johan Ek är vd sedan 2019. Han började som lärling 1994. Marta Hallén håller i pengarna, Tuomas Virta i länderna och Åsa Norell i människorna.
      `),
    }),
    block('call-panel', {
      title: 'Kom och se.',
      text: 'Kontoret i Västerhamn har öppet hus sista fredagen i varje månad. Kaffe klockan två, rundtur halv tre.',
      link: link('tel:+46105500100', '010-550 01 00'),
      facts: [
        { label: 'äger familjen', value: '84 %' },
        { label: 'äger personalen', value: '11 %' },
        { label: 'äger sparbanksstiftelsen', value: '5 %' },
      ],
    }),
  ],
};
