import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

const at = '/service-och-verkstad/vara-verkstadstjanster';

export const workshopServices = swedish({
  path: at,
  name: 'Våra verkstadstjänster',
  menu: 'Verkstadstjänster',
  description: 'Allt vi gör i verkstaden, från originalservice till lack, med pris och tid.',
  order: 3,
  main: [
    block('rich-text', {
      title: 'Allt vi gör i verkstaden',
      titleTag: 'h1',
      lead: 'Tiderna är från nyckel till nyckel. Priserna är med moms och gäller de flesta personbilar.',
    }),
    block('link-rows', {
      title: 'Tjänster',
      layout: 'below heading',
      figurePlace: 'last',
      rows: [
        {
          title: 'Originalservice',
          text: 'Efter tillverkarens program',
          note: 'två till fyra timmar',
          figure: 'från 2 190 kr',
          link: link(`${at}/originalservice`),
        },
        {
          title: 'Bromsar',
          text: 'Rengöring, belägg, skivor, vätska',
          note: 'en till tre timmar',
          figure: 'från 1 195 kr',
          link: link(`${at}/bromsar`),
        },
        {
          title: 'AC-service',
          text: 'Köldmedium, läcksökning, kupéfilter',
          note: 'en timme',
          figure: '1 395 kr',
          link: link(`${at}/ac-service`),
        },
        {
          title: 'Batteritest',
          text: 'Drivbatteriet på elbil och laddhybrid',
          note: 'över dagen',
          figure: '790 kr',
          link: link(`${at}/batteritest`),
        },
        {
          title: 'Felsökning',
          text: 'Första halvtimmen',
          note: 'en halvtimme',
          figure: '690 kr',
          link: link(`${at}/felsokning`),
        },
        {
          title: 'Skada och lack',
          text: 'Plåt, lack och parkeringsskador',
          note: 'två till sju dagar',
          figure: 'offert',
          link: link(`${at}/skada-och-lack`),
        },
        {
          title: 'Stenskott och glas',
          text: 'Laga eller byta ruta',
          note: 'en halvtimme',
          figure: 'från 0 kr',
          link: link(`${at}/stenskott-och-glas`),
        },
        {
          title: 'Vinterkontroll',
          text: 'Batteri, ljus, bromsar, torkare, glykol',
          note: 'fyrtio minuter',
          figure: '495 kr',
          link: link(`${at}/vinterkontroll`),
        },
      ],
    }),
    block('file-list', {
      title: 'Prislistan på papper',
      text: 'Hela listan, att sätta på kylskåpet.',
      files: [
        {
          name: 'Priser i verkstaden 2026',
          note: 'Gäller från 1 januari',
          file: { media: 'files/workshop-prices' },
        },
      ],
    }),
    block('call-panel', {
      title: 'Står det inte i listan?',
      text: 'Ring ändå. Vi har bytt låset på en hundgrind och lagat en speldosa.',
      link: link('tel:+46105500140', 'Ring 010-550 01 40'),
      secondLink: link('/service-och-verkstad/boka-bilverkstad', 'Boka bilverkstad'),
      tone: 'brand',
    }),
  ],
});

export const originalService = swedish({
  path: `${at}/originalservice`,
  name: 'Originalservice',
  description:
    'Originalservice efter tillverkarens program: vad vi gör, vad det kostar och vad du får med dig.',
  order: 1,
  main: [
    block('text-with-image', {
      title: 'Boken bestämmer vad. Vi bestämmer hur noga.',
      titleTag: 'h1',
      text: toRichText(`
        Varje bil har ett program: olja vid det miltalet, filter vid det andra. Vi följer det, läser av felminnet,
        uppdaterar programvaran och provkör en mil. Därefter står det i den digitala serviceboken.
      `),
      image: picture('cars/saloon/detail-lamp', 'Strålkastaren på en mörkgrå bil'),
      link: link('/service-och-verkstad/boka-service', 'Boka service'),
      buttonType: 'Primary',
    }),
    block('price-table', {
      title: 'Fast pris',
      titleSize: 'section',
      corner: 'Service',
      columns: [{ title: 'Liten' }, { title: 'Stor' }, { title: 'Elbil' }],
      rows: [
        { title: 'Pris från', cells: [{ value: '2 190 kr' }, { value: '4 490 kr' }, { value: '2 490 kr' }] },
        { title: 'Olja och filter', small: true, cells: [{ value: 'ja' }, { value: 'ja' }, { value: '–' }] },
        {
          title: 'Luft- och kupéfilter',
          small: true,
          cells: [{ value: 'kupé' }, { value: 'ja' }, { value: 'kupé' }],
        },
        {
          title: 'Bromsvätska',
          small: true,
          cells: [{ value: 'mäts' }, { value: 'byts' }, { value: 'byts' }],
        },
        {
          title: 'Batteri- och kabelkontroll',
          small: true,
          cells: [{ value: '12 V' }, { value: '12 V' }, { value: 'båda' }],
        },
        {
          title: 'Assistans i tolv månader',
          small: true,
          cells: [{ value: 'ja' }, { value: 'ja' }, { value: 'ja' }],
        },
      ],
      footnote: 'Äldre än fem år? Då är delarna 20 procent billigare.',
    }),
  ],
});

export const brakes = swedish({
  path: `${at}/bromsar`,
  name: 'Bromsar',
  description: 'Bromsservice: rengöring, belägg och skivor. Priser och varför elbilar behöver det oftare.',
  order: 2,
  main: [
    block('rich-text', {
      title: 'Bromsar rostar av för lite arbete.',
      titleTag: 'h1',
      lead: 'En elbil bromsar med motorn. Skivorna får vila, och vila i saltslask är inte bra för någon.',
    }),
    block('link-rows', {
      title: 'Priser',
      figurePlace: 'last',
      rows: [
        { title: 'Rengöring och smörjning', text: 'Alla fyra, en gång om året', figure: '1 195 kr' },
        { title: 'Belägg fram', text: 'Med slitagegivare', figure: 'från 2 490 kr' },
        { title: 'Belägg och skivor fram', text: 'Originaldelar', figure: 'från 5 290 kr' },
        { title: 'Belägg och skivor bak', text: 'Med elektrisk parkeringsbroms', figure: 'från 4 990 kr' },
        { title: 'Bromsvätska', text: 'Vartannat år, hur du än kör', figure: '995 kr' },
      ],
    }),
    block('rich-text', {
      title: 'Gör så här redan i dag',
      body: toRichText(`
        Kör du elbil: bromsa hårt från 70 till 30 ett par gånger i veckan, på torr väg utan någon bakom. Det slipar av
        ytrosten innan den biter sig fast.
      `),
      width: 'beside heading',
    }),
  ],
});

export const airConditioning = swedish({
  path: `${at}/ac-service`,
  name: 'AC-service',
  description: 'AC-service för 1 395 kr: nytt köldmedium, läcksökning och kupéfilter på en timme.',
  order: 3,
  main: [
    block('text-with-image', {
      title: 'Inte bara för juli.',
      titleTag: 'h1',
      text: toRichText(`
        Klimatanläggningen torkar luften. Det är den som gör att rutorna inte immar i november, och på en elbil kyler
        den dessutom batteriet när du snabbladdar. Var tredje år behöver den nytt köldmedium.
      `),
      image: picture('cars/suv/interior-light', 'Instrumentbrädan i en suv med ljus klädsel'),
      figures: [
        { value: '1 395 kr', label: 'allt inräknat' },
        { value: '60 min', label: 'du kan vänta' },
      ],
      link: link('/service-och-verkstad/boka-service', 'Boka tid'),
    }),
    block('faq', {
      title: 'Tre tecken',
      items: [
        {
          question: 'Luften blir bara sval',
          answer: toRichText('Det saknas köldmedium. En anläggning tappar ungefär tio procent om året.'),
        },
        {
          question: 'Det luktar källare',
          answer: toRichText('Kupéfiltret är fullt eller förångaren fuktig. Båda åtgärdas i servicen.'),
        },
        {
          question: 'Rutan immar längre än du hinner vänta',
          answer: toRichText('Avfuktningen fungerar inte. Det är en säkerhetsfråga, boka snart.'),
        },
      ],
    }),
  ],
});

export const batteryTest = swedish({
  path: `${at}/batteritest`,
  name: 'Batteritest',
  description:
    'Batteritest på elbil och laddhybrid: kapacitet, celler och ett intyg som gäller vid försäljning.',
  order: 4,
  main: [
    block('text-with-image', {
      title: 'Hur mår batteriet? 790 kronor, så vet du.',
      titleTag: 'h1',
      text: toRichText(`
        Vi laddar ur, laddar i och läser varje cell. Du får ett intyg med kapaciteten i procent av den nya bilens. Det är
        giltigt i 60 dagar och det första en köpare frågar efter.
      `),
      image: picture('scenes/charging-night', 'En blå elbil laddar om natten'),
      link: link('/service-och-verkstad/boka-service', 'Boka batteritest'),
      buttonType: 'Primary',
      reverse: true,
    }),
    block('chart', {
      title: 'Efter tio år finns nio tiondelar kvar',
      text: 'Kapacitet i procent, 1 340 bilar testade i våra verkstäder 2023–2026',
      points: [
        { x: 0, y: 100 },
        { x: 1, y: 97.5 },
        { x: 2, y: 96 },
        { x: 3, y: 95 },
        { x: 4, y: 94.2 },
        { x: 5, y: 93.4 },
        { x: 6, y: 92.6 },
        { x: 8, y: 91 },
        { x: 10, y: 89.6 },
      ],
      top: 110,
      ticks: [
        { x: 0, label: 'ny' },
        { x: 3, label: '3 år' },
        { x: 6, label: '6 år' },
        { x: 10, label: '10 år' },
      ],
      mark: { x: 8, value: '91 %', label: 'när garantin går ut' },
      xTitle: 'Ålder i år',
      yTitle: 'Kapacitet i procent',
      tone: 'light',
    }),
    block('rich-text', {
      title: 'Bra för batteriet',
      body: toRichText(`
        - Ladda till 80 procent i vardagen och till 100 dagen du reser.
        - Låt den inte stå full eller tom mer än ett dygn.
        - Snabbladda när du behöver. En gång i veckan märks inte i våra siffror.
      `),
      width: 'beside heading',
    }),
    block('file-list', {
      title: 'Att ta med hem',
      text: 'Samma råd, på ett papper.',
      files: [{ name: 'Så mår batteriet bra', note: 'En sida', file: { media: 'files/battery' } }],
    }),
  ],
});
