import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const history: DemoPage = {
  id: 'history',
  language: 'nb',
  path: '/om-carstore/historie',
  name: 'Historie',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Fra telt til tolv butikker',
    navTitle: 'Historie',
    metaDescription:
      'Carstore i Norge siden 2014: teltet på Alnabru, det åpne kjøpet, batterimålingen og Solvik.',
  },
  main: [
    block('rich-text', {
      title: 'Fra telt til tolv butikker',
      titleTag: 'h1',
      lead: 'Søsteren vår i Sverige begynte i en vaskehall i 2009. Vi begynte under en presenning.',
    }),
    block('link-rows', {
      title: 'År for år',
      rows: [
        {
          figure: '2014',
          title: 'Teltet på Alnabru',
          text: 'Nitten biler, én helg, regn. Tolv ble solgt til prisen på lappen.',
        },
        {
          figure: '2015',
          title: 'Fjorten dagers åpent kjøp',
          text: 'Revisor ristet på hodet. Under tre av hundre biler kommer tilbake.',
        },
        {
          figure: '2017',
          title: 'En del av Solvik',
          text: 'Med dem fikk vi verksteder, tak og en økonomisjef.',
        },
        {
          figure: '2019',
          title: 'Batteriet måles først',
          text: 'Annenhver bil på plassen går på strøm. Tallet på helsen kommer på ruta.',
        },
        {
          figure: '2023',
          title: 'Heimdal åpner',
          text: 'Den tolvte butikken, og den nordligste foreløpig. Resten av landet får bilen på trailer.',
        },
      ],
    }),
    block('image', {
      image: picture('scenes/winter-mountains', 'En mørkeblå SUV foran snødekte fjell'),
      caption: 'Levering til Mosjøen, en onsdag i februar.',
      width: 'wide',
    }),
  ],
};

export const careers: DemoPage = {
  id: 'careers',
  language: 'nb',
  path: '/om-carstore/jobb',
  name: 'Jobb hos oss',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Jobb hos oss',
    navTitle: 'Jobb hos oss',
    metaDescription:
      'Ledige stillinger i Carstore: selger, tekniker og bilpleier. Fast lønn, ingen provisjon.',
  },
  main: [
    block('rich-text', {
      title: 'Jobb hos oss',
      titleTag: 'h1',
      lead: 'Fast lønn, ingen provisjon. Vi ser etter folk som sier det som det er, også når det koster et salg.',
    }),
    block('link-rows', {
      title: 'Ledige stillinger',
      text: 'Skriv tre linjer om deg selv. Attestene kan vente.',
      action: link('mailto:jobb@carstore.example', 'jobb@carstore.example'),
      rows: [
        { title: 'Bilpleier', text: 'Du ser ripen før kunden gjør det', note: 'Stavanger, Forus' },
        { title: 'Selger', text: 'Flink til å tie stille', note: 'Hamar' },
        { title: 'Tekniker, elbil', text: 'Høyvolt, eller lyst til å lære det', note: 'Oslo, Alnabru' },
      ],
    }),
    block('call-panel', {
      title: 'Spør først, søk etterpå.',
      text: 'Marit på personal tar telefonen selv, også etter fire.',
      link: link('tel:+4721004580', '21 00 45 80'),
      tone: 'brand',
    }),
  ],
};

export const newsletter: DemoPage = {
  id: 'newsletter',
  language: 'nb',
  path: '/om-carstore/nyhetsbrev',
  name: 'Nyhetsbrev',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Nyhetsbrevet, fire ganger i året',
    navTitle: 'Nyhetsbrev',
    metaDescription:
      'Carstores nyhetsbrev: hva bruktbilene koster nå, og ett råd fra den som ligger under dem.',
  },
  main: [
    block('rich-text', {
      title: 'Fire brev i året',
      titleTag: 'h1',
      lead: 'Hva bruktbilene koster nå, hvilke som har falt mest, og ett råd fra den som ligger under dem.',
    }),
    block('marketing-form', {
      formId: 'newsletter-nb',
      title: 'Hvor skal vi sende dem?',
      text: 'Du slutter med ett klikk. Leser du ikke på et år, slutter vi av oss selv.',
    }),
    block('rich-text', {
      title: 'Adressen din',
      width: 'beside heading',
      body: toRichText(
        'Den brukes til brevet og ikke noe annet. Resten står under [personvern](/personvern).',
      ),
    }),
  ],
};
