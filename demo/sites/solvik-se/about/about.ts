import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const about = swedish({
  path: '/om-solvik',
  name: 'Om Solvik',
  description: 'Familjeägd bilhandel med verkstad om hörnet sedan 1928. Så arbetar vi, och det här lovar vi.',
  order: 70,
  menuText: 'Samma hamn sedan 1928.',
  main: [
    block('hero', {
      image: picture('scenes/fjord-dawn', 'Stilla vatten och berg i gryningen'),
      title: 'Samma hamn sedan 1928.',
      text: 'Fyra generationer, tolv anläggningar och 640 kollegor. Vi äger husen vi står i.',
      link: link('/om-solvik/historia', 'Fyra generationer'),
      buttonType: 'Light',
    }),
    block('rich-text', {
      title: 'Det här lovar vi',
      body: toRichText(`
        - **Vi säger som det är.** Varje begagnad bil har ett testprotokoll på 112 punkter, också de som blev gula.
        - **Ett pris.** Det som står på skylten är det du betalar. Inga administrativa avgifter.
        - **Fjorton dagars öppet köp.** Upp till 50 mil. Ingen fråga varför.
        - **Verkstaden svarar.** Ringer du före fyra ringer någon tillbaka samma dag, och det är någon som skruvar.

        ## Så tjänar vi pengar

        En tredjedel på verkstaden, en tredjedel på begagnade bilar, resten på nya bilar, delar och finansiering.
        Vi skriver det här för att du ska veta varför vi hellre säljer dig en bil du behåller än en du byter.
      `),
      width: 'beside heading',
    }),
    block('figures', {
      title: 'Solvik i siffror, 2025',
      tone: 'brand',
      figures: [
        { value: '12', label: 'anläggningar' },
        { value: '640', label: 'kollegor' },
        { value: '14 300', label: 'sålda bilar' },
        { value: '118 000', label: 'besök i verkstaden' },
      ],
    }),
    block('link-rows', {
      title: 'Mer om oss',
      rows: [
        {
          title: 'Fyra generationer',
          text: 'Från tapeter till laddboxar',
          link: link('/om-solvik/historia'),
        },
        {
          title: 'Hållbarhet',
          text: 'Vad vi mäter, och vad vi inte har löst',
          link: link('/om-solvik/hallbarhet'),
        },
        { title: 'Arbeta här', text: 'Fyrtio lärlingar om året', link: link('/om-solvik/arbeta-hos-oss') },
        { title: 'Press', text: 'Kontakt och bilder', link: link('/om-solvik/press') },
        { title: 'Kontakt', text: 'Nummer som går till människor', link: link('/om-solvik/kontakt') },
      ],
    }),
  ],
});

export const history = swedish({
  path: '/om-solvik/historia',
  name: 'Fyra generationer',
  description: 'Solviks historia från 1928: Alma Solvik, tapeterna, hamnen och de fyra generationerna.',
  order: 1,
  menuImage: picture('scenes/dealership-dusk'),
  main: [
    block('text-with-image', {
      title: 'Det började med tapeter.',
      titleTag: 'h1',
      text: toRichText(`
        Alma Solvik sålde sin första bil i oktober 1928. Hon hade egentligen köpt den för att köra ut tapeter från
        faderns butik på Kajgatan, men en skeppshandlare bjöd över innan hon hunnit lasta ur. Veckan därpå beställde
        hon två till.
      `),
      image: picture('scenes/dealership-dusk', 'Bilhallen vid vattnet i Uddevalla, upplyst i skymningen'),
      reverse: true,
    }),
    block('link-rows', {
      title: 'Nittioåtta år i korthet',
      layout: 'below heading',
      figurePlace: 'first',
      rows: [
        { figure: '1928', title: 'Alma', text: 'Första bilen, utanför tapetbutiken på Kajgatan.' },
        {
          figure: '1946',
          title: 'Verkstaden',
          text: 'Två lyftar och en smörjgrop. Gropen finns kvar, med glas över.',
        },
        { figure: '1958', title: 'Sven', text: 'Göteborg. Alma kör dit varje fredag för att räkna kassan.' },
        { figure: '1981', title: 'Birgitta', text: 'Sex anläggningar till på tolv år. Inga lån.' },
        {
          figure: '2004',
          title: 'Begagnat med protokoll',
          text: '112 punkter på papper. Kollegorna i branschen skrattade.',
        },
        {
          figure: '2016',
          title: 'Jonatan och Elin',
          text: 'Fjärde generationen. Laddstolpar innan folk hann fråga.',
        },
        {
          figure: '2026',
          title: 'Tolv hallar',
          text: 'Halmstad i söder, Sundsvall i norr. Kajgatan 12 är fortfarande adressen.',
        },
      ],
    }),
    block('rich-text', {
      title: 'Vanan att vänta',
      body: toRichText(`
        Tapeterna är borta. Vanan att vänta med affären tills kunden har bestämt sig är kvar.

        > ”Den som har bråttom att sälja har något att dölja. Den som har bråttom att köpa ska få en kopp kaffe till.”
        > — Alma Solvik, i ett brev till sin bror 1934
      `),
      width: 'beside heading',
    }),
  ],
});

export const sustainability = swedish({
  path: '/om-solvik/hallbarhet',
  name: 'Hållbarhet',
  description: 'Solviks hållbarhetsarbete: utsläpp, energi, spillolja och det vi inte har löst.',
  order: 2,
  menuImage: picture('scenes/fjord-dawn'),
  main: [
    block('rich-text', {
      title: 'Vi säljer bilar. Det är en bra början på ärlighet.',
      titleTag: 'h1',
      lead: 'Nästan hela vårt avtryck uppstår när kunden kör. Resten styr vi själva, och det redovisar vi här.',
    }),
    block('figure-table', {
      title: 'Egna utsläpp, ton koldioxid',
      labelTitle: 'År',
      noteTitle: 'Förändring',
      valueTitle: 'Ton',
      rows: [
        { label: '2021', note: '', value: '2 940', amount: 2940 },
        { label: '2022', note: '−8 %', value: '2 705', amount: 2705 },
        { label: '2023', note: '−14 %', value: '2 330', amount: 2330 },
        { label: '2024', note: '−11 %', value: '2 075', amount: 2075 },
        { label: '2025', note: '−13 %', value: '1 800', amount: 1800 },
      ],
      footnote:
        'Uppvärmning, el, transporter mellan anläggningar och demobilar. Sålda bilars utsläpp ingår inte.',
      tone: 'stage',
    }),
    block('text-with-image', {
      title: 'Det vi gör',
      text: toRichText(`
        - Solceller på åtta tak, 38 procent av vår el.
        - Vi lagar hellre än byter. Plast svetsas, fälgar svarvas, 61 procent av skadorna klaras utan ny del.
        - All spillolja blir ny olja i Nynäshamn.
        - Tvättvattnet går runt elva gånger.
      `),
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
    }),
    block('rich-text', {
      title: 'Det vi inte har löst',
      body: toRichText(`
        Däckpartiklar. De är den största delen av det en elbil lämnar efter sig, och vi har inget bra svar. Vi ställer
        in hjul noga och säljer inte bredare däck än bilen behöver. Det räcker inte.
      `),
      width: 'beside heading',
    }),
  ],
});

export const careers = swedish({
  path: '/om-solvik/arbeta-hos-oss',
  name: 'Arbeta hos oss',
  description: 'Arbeta på Solvik: lärling i verkstaden, bilsäljare, tekniker. Så är det, och så söker du.',
  order: 3,
  menuImage: picture('scenes/workshop'),
  main: [
    block('hero', {
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför en bilhall i dagsljus'),
      imagePhone: picture('scenes/dealership-day-phone'),
      title: 'Lär dig ett yrke. Behåll det.',
      text: 'Sju av tio platschefer började i verkstaden.',
      link: { href: 'https://jobb.solvik.example/', text: 'Lediga jobb', target: '_blank' },
      buttonType: 'Light',
    }),
    block('text-with-image', {
      title: 'Fyrtio lärlingar om året',
      text: toRichText(`
        Vi betalar från första dagen och har en handledare per två lärlingar. Efter två år är du tekniker på ett märke,
        efter fyra på två. Ingen minns vem som tog studenten.
      `),
      image: picture('cars/saloon/detail-wheel', 'Ett framhjul på en mörkgrå bil'),
      reverse: true,
      figures: [
        { value: '640', label: 'kollegor' },
        { value: '40', label: 'lärlingar om året' },
        { value: '11 år', label: 'stannar vi i snitt' },
      ],
    }),
    block('video-embed', {
      youtubeID: 'aqz-KE-bpKQ',
      title: 'En dag i verkstaden',
      poster: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
      hasControlBar: true,
      caption: 'Filmen ligger hos YouTube och hämtas först när du trycker på start.',
    }),
    block('faq', {
      title: 'Innan du söker',
      items: [
        {
          question: 'Behöver jag kunna bilar?',
          answer: toRichText(
            'Till verkstaden behöver du vilja. Till försäljningen behöver du kunna lyssna. Bilar lär vi ut.',
          ),
        },
        {
          question: 'Har säljarna provision?',
          answer: toRichText('En liten, på nöjda kunder efter tre månader. Inte på sålda tillval.'),
        },
        {
          question: 'Hur lång tid tar det?',
          answer: toRichText(
            'Du får svar inom en vecka. Vi träffas en gång och du provar en dag, med betalt.',
          ),
        },
      ],
    }),
  ],
});

/** In the menu this page is the way to the careers site. */
export const vacancies = swedish({
  path: '/om-solvik/lediga-jobb',
  name: 'Lediga jobb',
  description: 'Solviks lediga jobb finns på jobb.solvik.example.',
  order: 4,
  menuImage: picture('scenes/close-wheel'),
  fields: { externalLink: { href: 'https://jobb.solvik.example/', text: 'Lediga jobb', target: '_blank' } },
  main: [
    block('rich-text', {
      title: 'Lediga jobb',
      titleTag: 'h1',
      lead: 'Alla tjänster annonseras på jobb.solvik.example. Spontanansökan går till jobb@solvik.example.',
      body: toRichText(
        'Hur det är att arbeta här står på sidan [Arbeta hos oss](/om-solvik/arbeta-hos-oss).',
      ),
    }),
  ],
});
