import { carSearches } from '../../../car-searches.ts';
import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

const allCarsList = block('car-list', {
  title: 'Alla bilar i lager',
  titleTag: 'h1',
  lead: 'Bilarna står på tolv anläggningar och byter ägare snabbt. Vi flyttar den du väljer till din.',
});

export const allCars = swedish({
  path: '/kop-bil/alla-bilar-i-lager',
  name: 'Alla bilar i lager',
  menu: 'Bilar i lager',
  description:
    'Alla bilar i lager på Solviks tolv anläggningar, nya och begagnade, med pris, miltal och var de står.',
  order: 1,
  menuImage: picture(exterior('Volvo XC60', 'green')),
  main: [
    allCarsList,
    block('rich-text', {
      title: 'Det här ingår',
      body: toRichText(`
        - **Protokollet.** 112 punkter, med bilder på det som inte är som nytt.
        - **Garanti.** Tolv månader på begagnade bilar upp till åtta år.
        - **Öppet köp.** Fjorton dagar eller 50 mil.
        - **Flytten.** Från vilken som helst av våra anläggningar till din.

        Skriv till [bilar@solvik.example](mailto:bilar@solvik.example) med märke, pris och vad bilen ska orka dra.
        Du får tre förslag samma vardag.
      `),
      width: 'beside heading',
    }),
  ],
});

const newCarsList = block('car-list', {
  title: 'Nya bilar i lager',
  titleTag: 'h1',
  makeTitle: 'Ny {car} i lager',
  lead: 'Redan byggda och registrerade på en vecka. Inget att vänta på.',
  filters: [{ field: 'car_condition', value: 'Ny' }],
});

export const newCars = swedish({
  path: '/kop-bil/nya-bilar-i-lager',
  name: 'Nya bilar i lager',
  menu: 'Nya bilar',
  description: 'Nya bilar som redan är byggda: BMW, MINI, Volvo, Polestar, Kia, Toyota och Porsche ur lager.',
  order: 2,
  menuImage: picture('scenes/dealership-day'),
  main: [
    newCarsList,
    block('text-with-image', {
      title: 'Ny, och klar att hämta.',
      text: toRichText(`
        En beställd bil tar tre till sju månader. De här är redan byggda, inskeppade och plastade. Du väljer
        bland dem som står, vi registrerar, och på torsdag är den din.
      `),
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
      figures: [
        { value: '5 dagar', label: 'till leverans' },
        { value: '7', label: 'märken' },
        { value: '3–7 år', label: 'nybilsgaranti' },
      ],
    }),
    block('price-table', {
      title: 'Ur lager eller efter beställning',
      titleSize: 'section',
      text: 'Det finns skäl för båda. Här är vad som skiljer.',
      corner: 'Vad som skiljer',
      columns: [{ title: 'Ur lager', recommended: true }, { title: 'Beställd' }],
      rows: [
        { title: 'Leverans', cells: [{ value: 'en vecka' }, { value: '3–7 mån' }] },
        {
          title: 'Färg och klädsel',
          small: true,
          cells: [{ value: 'som den står' }, { value: 'fritt val' }],
        },
        { title: 'Pris', small: true, cells: [{ value: 'låst i dag' }, { value: 'låst vid order' }] },
        { title: 'Restvärde', small: true, cells: [{ value: 'garanterat' }, { value: 'garanterat' }] },
        { title: 'Ångra', small: true, cells: [{ value: '14 dagar' }, { value: 'före produktion' }] },
      ],
      footnote: 'Öppet köp på lagerbilar gäller 14 dagar eller 50 mil, det som kommer först.',
    }),
    block('call-panel', {
      title: 'Inte din färg i lagret?',
      text: 'Fabriken har oftast en på väg. Vi ser transporterna sex veckor framåt och kan byta vagn i kön.',
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      secondLink: link('/kop-bil/bilmarken', 'Märkena'),
      tone: 'dark',
      facts: [
        { label: 'På väg till hamnen', value: '214' },
        { label: 'Ännu utan ägare', value: '61' },
      ],
    }),
  ],
});

const usedCarsList = block('car-list', {
  title: 'Begagnade bilar i lager',
  titleTag: 'h1',
  makeTitle: 'Begagnad {car} i lager',
  lead: 'Testade på 112 punkter, med tolv månaders garanti och fjorton dagars öppet köp.',
  filters: [{ field: 'car_condition', value: 'Begagnad' }],
});

export const usedCars = swedish({
  path: '/kop-bil/begagnade-bilar-i-lager',
  name: 'Begagnade bilar i lager',
  menu: 'Begagnade bilar',
  description:
    'Begagnade bilar med testprotokoll på 112 punkter, tolv månaders garanti och fjorton dagars öppet köp.',
  order: 3,
  menuImage: picture('scenes/forest-road'),
  main: [
    usedCarsList,
    block('text-with-image', {
      title: 'Begagnad är inte samma sak som okänd.',
      text: toRichText(`
        Vi vet vem som ägde den, vad som är bytt och vad som snart behöver bytas. Det står i protokollet, och
        protokollet ligger i handskfacket innan du frågar.
      `),
      image: picture('scenes/forest-road', 'En mörkröd kombi på en skogsväg i kvällsljus'),
      reverse: true,
    }),
    block('figure-table', {
      title: 'Vad vi underkände i oktober',
      text: 'Av 412 inbytta bilar gick 67 vidare till auktion. Resten lagade vi först. Det här var felen.',
      labelTitle: 'Del',
      valueTitle: 'Bilar',
      rows: [
        { label: 'Däck under 4 mm', value: '143', amount: 143 },
        { label: 'Bromsskivor', value: '118', amount: 118 },
        { label: 'Stenskott i rutan', value: '74', amount: 74 },
        { label: 'Bussningar och länkar', value: '52', amount: 52 },
        { label: '12-voltsbatteri', value: '39', amount: 39 },
        { label: 'Rost som inte går att försvara', value: '11', amount: 11 },
      ],
      footnote: 'En bil kan ha flera fel. Alla tolv anläggningar, oktober 2026.',
      tone: 'stage',
    }),
    block('faq', {
      title: 'Frågor före köpet',
      text: 'Får du inget svar här får du det i telefon.',
      link: link('tel:+46105500128', '010-550 01 28'),
      note: 'Vardagar 8–18, lördag 10–15',
      firstOpen: true,
      items: [
        {
          question: 'Vad täcker garantin?',
          answer: toRichText(
            'Motor, låda, drivlina, styrning, el och klimatanläggning i tolv månader eller 2 000 mil. Slitdelar som däck, bromsar och torkarblad ingår inte. Därutöver har du din lagstadgade rätt att reklamera i tre år.',
          ),
        },
        {
          question: 'Hur gammal är den äldsta bil ni säljer?',
          answer: toRichText(
            'Åtta år eller 18 000 mil. Äldre än så säljer vi vidare till folk som kan dem bättre.',
          ),
        },
        {
          question: 'Kan jag få se servicehistoriken?',
          answer: toRichText(
            'Ja, innan du kommer. Ring med registreringsnumret, så mejlar vi den tillsammans med protokollet.',
          ),
        },
        {
          question: 'Hur vet jag att elbilens batteri är friskt?',
          answer: toRichText(
            'Varje begagnad elbil har ett [batteriintyg](/service-och-verkstad/vara-verkstadstjanster/batteritest) med kapacitet i procent. Under 80 säljer vi den inte.',
          ),
        },
      ],
    }),
    block('file-list', {
      title: 'Att läsa före köpet',
      text: 'Allt som får plats på ett papper.',
      files: [
        {
          name: 'Villkor för garanti',
          note: 'Begagnade bilar, tolv månader',
          file: { media: 'files/warranty' },
        },
        { name: 'Checklista vid byte av bil', note: 'Tio minuter hemma', file: { media: 'files/handover' } },
        { name: 'Så mår batteriet bra', note: 'För elbil och laddhybrid', file: { media: 'files/battery' } },
      ],
    }),
  ],
});

/** Make and model of each list as words of the address. */
export const stockSearches = [
  ...carSearches({
    page: swedish,
    path: allCars.path,
    name: 'Bilar i lager',
    description: 'Bilar i lager på Solviks tolv anläggningar, efter märke och modell.',
    list: allCarsList,
  }),
  ...carSearches({
    page: swedish,
    path: newCars.path,
    name: 'Nya bilar',
    description: 'Nya bilar i lager på Solviks tolv anläggningar, efter märke och modell.',
    list: newCarsList,
  }),
  ...carSearches({
    page: swedish,
    path: usedCars.path,
    name: 'Begagnade bilar',
    description: 'Begagnade bilar på Solviks tolv anläggningar, efter märke och modell.',
    list: usedCarsList,
  }),
];

export const leaseCars = swedish({
  path: '/kop-bil/privatleasing-bilar',
  name: 'Bilar för privatleasing',
  menu: 'Privatleasing',
  description: 'Bilar för privatleasing hos Solvik, med månadskostnad, körsträcka och vad som ingår.',
  order: 4,
  menuImage: picture('scenes/close-cabin'),
  main: [
    block('car-list', {
      title: 'Bilar för privatleasing',
      titleTag: 'h1',
      makeTitle: '{car} för privatleasing',
      lead: 'Månadskostnaden står på kortet, villkoren längre ner.',
      filters: [{ field: 'car_has_privateleasing', value: 'true' }],
    }),
    block('rich-text', {
      title: 'Betala per månad. Sex bilar att börja med.',
      lead: 'Service, garanti och vägassistans ingår. Du försäkrar, laddar eller tankar, och lämnar tillbaka den när tiden är ute.',
    }),
    block('model-cards', {
      heading: 'Privatleasing i november',
      link: link('/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar det'),
      cards: [
        {
          title: 'MINI Cooper Electric',
          text: '36 månader, 1 000 mil per år.',
          image: picture(exterior('MINI Cooper', 'red'), 'En röd MINI Cooper snett framifrån'),
          link: link('/kop-bil/bilmarken/mini/privatleasing'),
          isCampaign: true,
          campaign: 'Kampanj',
          label1: 'Per månad',
          labelValue1: '3 495 kr',
          label2: 'Räckvidd',
          labelValue2: '402 km',
        },
        {
          title: 'Kia EV3',
          text: '36 månader, 1 500 mil per år.',
          image: picture(exterior('Kia EV3', 'ice-blue'), 'En ljusblå Kia EV3 snett framifrån'),
          link: link('/kop-bil/bilmarken/kia/privatleasing'),
          label1: 'Per månad',
          labelValue1: '3 995 kr',
          label2: 'Räckvidd',
          labelValue2: '605 km',
        },
        {
          title: 'Toyota Yaris Cross',
          text: '36 månader, 1 500 mil per år.',
          image: picture(
            exterior('Toyota Yaris Cross', 'white'),
            'En vit Toyota Yaris Cross snett framifrån',
          ),
          link: link('/kop-bil/bilmarken/toyota/privatleasing'),
          label1: 'Per månad',
          labelValue1: '3 795 kr',
          label2: 'Förbrukning',
          labelValue2: '4,9 l/100 km',
        },
        {
          title: 'Volvo EX30',
          text: '36 månader, 1 500 mil per år.',
          image: picture(exterior('Volvo EX30', 'pearl'), 'En pärlvit Volvo EX30 snett framifrån'),
          link: link('/kop-bil/bilmarken/volvo/privatleasing'),
          label1: 'Per månad',
          labelValue1: '4 295 kr',
          label2: 'Räckvidd',
          labelValue2: '476 km',
        },
        {
          title: 'Polestar 2',
          text: '36 månader, 1 500 mil per år.',
          image: picture(exterior('Polestar 2', 'graphite'), 'En mörkgrå Polestar 2 snett framifrån'),
          link: link('/kop-bil/bilmarken/polestar/privatleasing'),
          label1: 'Per månad',
          labelValue1: '5 295 kr',
          label2: 'Räckvidd',
          labelValue2: '659 km',
        },
        {
          title: 'BMW i4 Gran Coupé',
          text: '36 månader, 1 500 mil per år.',
          image: picture(exterior('BMW i4', 'green'), 'En mörkgrön BMW i4 snett framifrån'),
          link: link('/kop-bil/bilmarken/bmw/privatleasing'),
          label1: 'Per månad',
          labelValue1: '5 995 kr',
          label2: 'Räckvidd',
          labelValue2: '590 km',
        },
      ],
    }),
    block('link-rows', {
      title: 'Villkoren i klartext',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Övermil', text: 'Det du kör utöver avtalet, per mil', figure: '15 kr' },
        { title: 'Undermil', text: 'Det du inte kör får du tillbaka, högst 300 mil', figure: '5 kr' },
        { title: 'Vinterhjul', text: 'Monterade och förvarade, per månad', figure: '249 kr' },
        { title: 'Självrisk vid återlämning', text: 'Skador utöver normalt slitage', figure: '4 000 kr' },
      ],
    }),
  ],
});
