import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const tyres: DemoPage = {
  id: 'tyres',
  language: 'sv',
  path: '/dack-och-biltillbehor',
  name: 'Däck och biltillbehör',
  fields: {
    metaTitle: 'Däck och biltillbehör',
    navTitle: 'Däck',
    metaDescription: 'Däck, kompletta hjul, hjulskifte och däckhotell hos Solvik, med priser.',
    order: 40,
  },
  main: [
    block('text-with-image', {
      title: 'Fyra handflator mot vägen.',
      titleTag: 'h1',
      text: prose(`
        Större än så är det inte som håller dig kvar när det blir halt. Vi mäter, skiftar och förvarar dem, och
        säger till när det är dags för nya.
      `),
      image: picture('pictures/solvik/story-winter', 'Snöklädda fjäll speglar sig i vattnet'),
      link: link('/dack-och-biltillbehor/dackhotell', 'Till däckhotellet'),
      buttonType: 'Primary',
      figures: [
        { value: '3 mm', label: 'lagens gräns' },
        { value: '4 mm', label: 'vår gräns' },
        { value: '8 mm', label: 'som nytt' },
      ],
    }),
    block('link-rows', {
      title: 'Däck och hjul',
      text: 'Monterat, balanserat och klart. Gamla däck tar vi hand om.',
      figurePlace: 'last',
      rows: [
        { title: 'Hjulskifte', text: 'Dina egna hjul, medan du dricker en kopp kaffe', figure: '495 kr' },
        {
          title: 'Däckhotell',
          text: 'Tvätt, mätning och förvaring i värmen',
          figure: '845 kr',
          unit: 'per säsong',
          link: link('/dack-och-biltillbehor/dackhotell'),
        },
        {
          title: 'Vinterdäck, 17 tum',
          text: 'Friktion eller dubb, fyra stycken monterade',
          figure: 'från 5 980 kr',
        },
        { title: 'Kompletta vinterhjul', text: 'Originalfälg med sensor', figure: 'från 9 900 kr' },
        { title: 'Balansering', text: 'Per hjul', figure: '150 kr' },
      ],
    }),
    block('rich-text', {
      title: 'Tre millimeter är lagen. Fyra är vår gräns.',
      body: prose(`
        Ett vinterdäck med tre millimeters mönster är lagligt från 1 december till 31 mars. Det är inte samma
        sak som att det bromsar. I våra mätningar på blöt vinterväg skiljer det elva meter mellan tre
        millimeter och sju, från 80 till stillastående.

        Därför mäter vi alla fyra vid varje skifte och skriver siffrorna på kvittot. Sedan är det du som bestämmer.
      `),
      width: 'beside heading',
    }),
    block('image-cards', {
      heading: 'Tillbehör som märks',
      lead: 'Monteras när bilen ändå är inne. Priserna är med arbete.',
      layout: 'three',
      cards: [
        {
          image: picture('pictures/solvik/gallery-7', 'Bakdelen på en grön bil'),
          title: 'Dragkrok, fällbar',
          text: 'Från 14 900 kr. Tar två dagar, vi kodar in den i bilen.',
        },
        {
          image: picture('pictures/solvik/gallery-6', 'En grön bil sedd snett uppifrån'),
          title: 'Takbox med räcken',
          text: 'Från 7 450 kr, eller hyr för 590 kr i veckan.',
        },
        {
          image: picture('pictures/solvik/cabin', 'Utsikten från förarplatsen i skymningen'),
          title: 'Motor- och kupévärmare',
          text: 'Från 6 900 kr. Varm ratt klockan sju, varje morgon.',
        },
      ],
    }),
  ],
};

export const tyreHotel: DemoPage = {
  id: 'tyre-hotel',
  language: 'sv',
  path: '/dack-och-biltillbehor/dackhotell',
  name: 'Däckhotell',
  fields: {
    metaTitle: 'Däckhotell',
    navTitle: 'Däckhotell',
    metaDescription:
      'Solviks däckhotell: vi tvättar, mäter och förvarar hjulen i värmen. 845 kr per säsong, skiftet ingår i Plus.',
  },
  main: [
    block('text-with-image', {
      title: 'Hjulen bor hos oss. Du slipper lyfta.',
      titleTag: 'h1',
      text: prose(`
        Vi tvättar, mäter och förvarar hjulen liggande i ett mörkt rum på femton grader. Två gånger om året
        kommer du förbi i tjugo minuter.
      `),
      image: picture('pictures/solvik/workshop', 'Närbild på ett hjul i kvällsljus'),
      link: link('tel:+46105500150', 'Ring 010-550 01 50'),
      buttonType: 'Primary',
      figures: [
        { value: '20 min', label: 'tar ett skifte' },
        { value: '15 °C', label: 'året om' },
        { value: '41 000', label: 'hjul på hyllan' },
      ],
    }),
    block('price-table', {
      title: 'Två sätt att bo',
      titleSize: 'section',
      corner: 'Vad som ingår',
      columns: [
        { title: 'Däckhotell' },
        { title: 'Däckhotell Plus', note: 'de flesta väljer', recommended: true },
      ],
      rows: [
        { title: 'Pris per säsong', cells: [{ value: '845 kr' }, { value: '1 245 kr' }] },
        { title: 'Tvätt och förvaring', small: true, cells: [{ value: 'Ingår' }, { value: 'Ingår' }] },
        { title: 'Mätning med protokoll', small: true, cells: [{ value: 'Ingår' }, { value: 'Ingår' }] },
        { title: 'Hjulskifte', small: true, cells: [{ value: '395 kr' }, { value: 'Ingår' }] },
        {
          title: 'Balansering',
          small: true,
          cells: [{ value: '600 kr' }, { value: 'En per år' }],
        },
        {
          title: 'Försäkring mot brand och stöld',
          small: true,
          cells: [{ value: 'Ingår' }, { value: 'Ingår' }],
        },
      ],
      footnote: 'En säsong är sex månader. Priserna gäller fyra hjul upp till 20 tum och är med moms.',
    }),
    block('steps', {
      title: 'Så går det till',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Ring och boka',
          text: 'Säg ditt registreringsnummer. Vi ser vilka hjul du har och när det är ledigt.',
        },
        { title: 'Kom förbi', text: 'Vi skiftar medan du väntar och bär in resten.' },
        {
          title: 'Vi mäter',
          text: 'Mönsterdjup, ålder och skador på varje däck. Protokollet kommer på mejl.',
        },
        { title: 'Vi hör av oss', text: 'I oktober och mars, innan kön börjar.' },
      ],
    }),
    block('faq', {
      title: 'Bra att veta',
      items: [
        {
          question: 'När måste jag ha vinterdäck?',
          answer: prose(
            'Från 1 december till 31 mars när det är vinterväglag. Dubbdäck får användas från 1 oktober till 15 april, och annars också om det är eller väntas bli vinterväglag.',
          ),
        },
        {
          question: 'Kan ni förvara hjul jag köpt någon annanstans?',
          answer: prose('Ja, så länge de är hela. Vi tvättar dem innan de får flytta in.'),
        },
        {
          question: 'Vad händer när jag byter bil?',
          answer: prose(
            'Hjulen kan följa med den gamla bilen, säljas genom oss eller ligga kvar tills du vet.',
          ),
        },
      ],
    }),
  ],
};
