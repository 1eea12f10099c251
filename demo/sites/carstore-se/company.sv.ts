import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const history: DemoPage = {
  id: 'history',
  language: 'sv',
  path: '/om-carstore/historia',
  name: 'Historia',
  fields: {
    metaTitle: 'Från tvätthall till 21 butiker',
    navTitle: 'Historia',
    metaDescription: 'Carstore sedan 2009: elva bilar i Uppsala, protokollet, det öppna köpet och Solvik.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Från tvätthall till 21 butiker',
      titleTag: 'h1',
      lead: 'Vi har bytt skyltar tre gånger och ägare en gång. Prislappen sitter på samma ställe i rutan.',
    }),
    block('link-rows', {
      title: 'År för år',
      rows: [
        {
          figure: '2009',
          title: 'Elva bilar i Boländerna',
          text: 'Syskonen Wiklund hyr en tvätthall i Uppsala och säljer det de tvättat. Den första är en grön Saab.',
        },
        {
          figure: '2012',
          title: 'Protokollet',
          text: 'En kund frågar vad vi egentligen tittat på. Svaret blir 62 rader. I dag är de 97.',
        },
        {
          figure: '2014',
          title: 'Över gränsen',
          text: 'Ett tält på Alnabru i Oslo. Det regnade, och tolv bilar såldes ändå.',
        },
        {
          figure: '2015',
          title: 'Fjorton dagars öppet köp',
          text: 'Banken tyckte att det var en dålig idé. Tre bilar av hundra kommer tillbaka.',
        },
        {
          figure: '2017',
          title: 'En del av Solvik',
          text: 'Med dem kom verkstäder, inbytesbilar och en ekonomichef.',
        },
        {
          figure: '2021',
          title: 'Batteriet mäts',
          text: 'Varje elbil laddas full, körs tom och får en siffra. Den står på lappen.',
        },
        {
          figure: '2025',
          title: '38 400 bilar',
          text: 'Så många på ett år. Den gröna Saaben gick i pension 2023, efter 41 000 mil.',
        },
      ],
    }),
    block('image', {
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför en bilhall i dagsljus'),
      caption: 'Rapsgatan i Uppsala. Tvätthallen ligger kvar på baksidan.',
      width: 'wide',
    }),
  ],
};

export const careers: DemoPage = {
  id: 'careers',
  language: 'sv',
  path: '/om-carstore/jobba-hos-oss',
  name: 'Jobba hos oss',
  fields: {
    metaTitle: 'Jobba hos oss',
    navTitle: 'Jobba hos oss',
    metaDescription: 'Lediga jobb på Carstore: säljare, tekniker och bilvårdare. Fast lön, ingen provision.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Jobba hos oss',
      titleTag: 'h1',
      lead: 'Fast lön, ingen provision och ledig varannan helg. Det vi kräver är att du säger som det är.',
    }),
    block('link-rows', {
      title: 'Lediga platser',
      text: 'Skicka tre rader om dig själv. Meritförteckningen kan vänta till andra samtalet.',
      action: link('mailto:jobb@carstore.example', 'jobb@carstore.example'),
      rows: [
        { title: 'Säljare', text: 'Du lyssnar längre än du pratar', note: 'Borås' },
        { title: 'Tekniker, elbil', text: 'Högvoltsbehörighet, eller lusten att skaffa den', note: 'Lund' },
        { title: 'Bilvårdare', text: 'Du ser repan före kunden', note: 'Barkarby' },
        { title: 'Inköpare', text: 'Tjugo bilar i veckan, och du törs säga nej', note: 'Göteborg' },
      ],
    }),
    block('faq', {
      title: 'Innan du söker',
      text: 'Katarina på personal svarar själv.',
      link: link('tel:+46101234580', '010-123 45 80'),
      items: [
        {
          question: 'Måste jag kunna bilar?',
          answer: toRichText(
            'Som tekniker, ja. Som säljare lär vi dig det viktigaste på tre veckor i Uppsala.',
          ),
        },
        {
          question: 'Vad får jag i lön?',
          answer: toRichText(
            'Enligt kollektivavtal, plus en del av butikens bonus. Den växer när färre bilar kommer tillbaka.',
          ),
        },
        {
          question: 'Får jag köpa bil billigare?',
          answer: toRichText('Nej. Priset på lappen gäller även oss. Men du får låna en i fjorton dagar.'),
        },
      ],
    }),
  ],
};

export const sustainability: DemoPage = {
  id: 'sustainability',
  language: 'sv',
  path: '/om-carstore/hallbarhet',
  name: 'Hållbarhet',
  fields: {
    metaTitle: 'Hållbarhet',
    navTitle: 'Hållbarhet',
    metaDescription: 'Vad det betyder att en bil får en ägare till, och det vi ännu inte är bra på.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'En bil till behöver inte tillverkas',
      titleTag: 'h1',
      lead: 'Att sälja begagnat är inte en miljögärning. Men varje år en bil får leva till är ett år som ingen ny behövs.',
    }),
    block('figures', {
      figures: [
        { value: '8,4 år', label: 'är bilen i snitt när den säljs' },
        { value: '61 %', label: 'av delarna i våra lagningar är begagnade eller renoverade' },
        { value: '100 %', label: 'av elen i butikerna är från vind och vatten' },
      ],
    }),
    block('rich-text', {
      title: 'Det vi gör, och inte gör',
      width: 'beside heading',
      body: toRichText(`
        Vi lagar hellre än byter. En lykta med spräckt fäste får ett nytt fäste. En stötfångare limmas. Det tar längre tid och kostar mindre.

        Bilarna flyttas mellan butikerna tillsammans, åtta i taget, på tisdagar och fredagar. Därför kan det dröja tre dagar.

        ### Det vi inte är bra på

        Tvätten drar 140 liter per bil. Målet är 60, och reningen i Borås klarar det. De andra tjugo gör det inte förrän 2028.
      `),
    }),
  ],
};

export const newsletter: DemoPage = {
  id: 'newsletter',
  language: 'sv',
  path: '/om-carstore/nyhetsbrev',
  name: 'Nyhetsbrev',
  fields: {
    metaTitle: 'Nyhetsbrevet, fyra gånger om året',
    navTitle: 'Nyhetsbrev',
    metaDescription:
      'Carstores nyhetsbrev: vad begagnade bilar kostar just nu, och ett råd vi själva lever efter.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Fyra brev om året',
      titleTag: 'h1',
      lead: 'Vad bilarna kostar just nu, vilka som sjunkit mest och ett råd från någon som ligger under dem.',
    }),
    block('marketing-form', {
      formId: 'newsletter-sv',
      title: 'Vart ska vi skicka dem?',
      text: 'Inga erbjudanden om biltvätt. Du slutar med ett klick.',
    }),
    block('rich-text', {
      title: 'Din adress',
      width: 'beside heading',
      body: toRichText(
        'Den används till brevet och inget annat. Resten står under [integritet](/integritet).',
      ),
    }),
  ],
};
