import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brandPages } from './brand.ts';

const at = '/kop-bil/bilmarken/polestar';

export const polestar = brandPages({
  slug: 'polestar',
  name: 'Polestar',
  order: 4,
  phone: '010-550 01 32',
  menuPicture: picture(exterior('Polestar 2', 'graphite'), 'En mörkgrå Polestar 2'),
  description: 'Polestar hos Solvik: provkör 2, 3 och 4 på sex anläggningar. Service och begagnat.',
  main: [
    block('stage-hero', {
      title: 'Polestar. Köp på nätet, känn på den här.',
      text: 'Bilen beställer du hos tillverkaren. Provkörning, leverans, service och inbyte gör du hos oss.',
      image: picture(
        'pictures/stages/saloon-closed-ev-graphite-front34',
        'En mörkgrå Polestar 2 snett framifrån',
      ),
      tone: 'dark',
      size: 'small',
      link: link('tel:+46105500132', 'Boka provkörning'),
      figures: [
        { value: '659 km', label: 'Polestar 2, WLTP' },
        { value: '706 km', label: 'Polestar 3, WLTP' },
        { value: '620 km', label: 'Polestar 4, WLTP' },
      ],
    }),
    block('model-cards', {
      heading: 'Tre siffror',
      cards: [
        {
          title: 'Polestar 2',
          text: 'Fem dörrar, en idé.',
          image: picture(exterior('Polestar 2', 'white'), 'En vit Polestar 2 snett framifrån'),
          link: link(`${at}/privatleasing`),
          label1: 'Pris från',
          labelValue1: '519 000 kr',
          label2: 'Snabbladdning',
          labelValue2: '205 kW',
        },
        {
          title: 'Polestar 3',
          text: 'Stor, låg, tyst.',
          image: picture(exterior('Polestar 3', 'black'), 'En svart Polestar 3 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '849 000 kr',
          label2: 'Snabbladdning',
          labelValue2: '250 kW',
        },
        {
          title: 'Polestar 4',
          text: 'Ingen bakruta. Man vänjer sig på en dag.',
          image: picture(exterior('Polestar 4', 'graphite'), 'En mörkgrå Polestar 4 snett framifrån'),
          link: link(`${at}/privatleasing`),
          label1: 'Pris från',
          labelValue1: '699 000 kr',
          label2: 'Snabbladdning',
          labelValue2: '200 kW',
        },
      ],
    }),
    block('faq', {
      title: 'Så fungerar det att köpa Polestar',
      items: [
        {
          question: 'Varför kan jag inte köpa i hallen?',
          answer: toRichText(
            'Tillverkaren säljer själv, till samma pris överallt. Vi visar bilen, svarar på frågor och lämnar ut den.',
          ),
        },
        {
          question: 'Tar ni min gamla bil i byte?',
          answer: toRichText('Ja. Priset gäller i trettio dagar så att du hinner beställa.'),
        },
        {
          question: 'Säljer ni begagnade?',
          answer: toRichText(
            'Ja, och de säljer vi själva, med vårt [protokoll](/kop-bil/begagnade-bilar-i-lager) och batteriintyg.',
          ),
        },
      ],
    }),
  ],
  service: {
    title: 'Ren bil, rent golv.',
    lead: 'Vartannat år eller 3 000 mil. Resten kommer som uppdatering medan du sover.',
    description: 'Service på Polestar: vartannat år, från 2 290 kr. Vad vi gör på en bil utan olja.',
    car: picture(
      'pictures/stages/saloon-closed-ev-silver-front34',
      'En silverfärgad Polestar 2 snett framifrån',
    ),
    tone: 'light',
    main: [
      block('steps', {
        title: 'Två timmar',
        titleSize: 'section',
        tone: 'light',
        steps: [
          {
            title: 'Bromsar',
            text: 'Isär, rena, smorda. Det som rostar på en elbil är det som inte används.',
          },
          { title: 'Vätskor', text: 'Bromsvätska byts, kylvätska mäts.' },
          { title: 'Luft', text: 'Nytt kupéfilter. Det är därför rutan slutar imma.' },
          { title: 'Batteri', text: 'Kapacitet och celler, utskrivet.' },
        ],
      }),
      block('rich-text', {
        title: 'Pris',
        body: toRichText(`
          Från 2 290 kr, med assistans i tolv månader. Läs gärna om [första servicen på en fyra år gammal
          Polestar 2](/berattelser/2026/forsta-servicen).
        `),
        width: 'beside heading',
      }),
    ],
  },
  privateLease: {
    title: 'Polestar på privatleasing.',
    lead: 'Avtalet skrivs med tillverkaren, bilen hämtas hos oss.',
    description: 'Privatleasa Polestar 2 eller 4: månadskostnad, körsträcka och leverans genom Solvik.',
    car: picture('pictures/stages/suv-slim-led-graphite-front34', 'En mörkgrå Polestar 4 snett framifrån'),
    tone: 'dark',
    main: [
      block('price-table', {
        title: 'Per månad',
        titleSize: 'section',
        corner: 'Modell',
        columns: [{ title: 'Polestar 2' }, { title: 'Polestar 4' }],
        rows: [
          { title: '36 mån, 1 500 mil', cells: [{ value: '5 295 kr' }, { value: '6 995 kr' }] },
          { title: '36 mån, 1 000 mil', cells: [{ value: '4 995 kr' }, { value: '6 595 kr' }] },
          { title: 'Service', small: true, cells: [{ value: 'ingår' }, { value: 'ingår' }] },
          { title: 'Leverans', small: true, cells: [{ value: 'sex veckor' }, { value: 'tolv veckor' }] },
        ],
      }),
    ],
  },
  serviceAgreement: {
    title: 'Serviceavtal el',
    lead: 'En enda nivå, eftersom det inte finns mycket att krångla till.',
    description: 'Serviceavtal för Polestar: 119 kr i månaden, två servicar och bromsvård på fyra år.',
    car: picture('pictures/stages/large-suv-closed-ev-black-front34', 'En svart Polestar 3 snett framifrån'),
    tone: 'brand',
    main: [
      block('link-rows', {
        title: '119 kronor i månaden',
        text: 'I 48 månader. Sedan är bilen fyra år och du bestämmer igen.',
        rows: [
          { title: 'Två servicar', text: 'År två och år fyra, enligt program' },
          { title: 'Fyra bromsvårdar', text: 'Varje höst, före saltet' },
          { title: 'Fyra kupéfilter', text: 'Ett om året' },
          { title: 'Ett batteriintyg', text: 'När avtalet är slut, lagom till försäljningen' },
        ],
      }),
    ],
  },
  companyCars: {
    title: 'Låg i taket, låg i skatt.',
    lead: 'Polestar 2 är en av de vanligaste tjänstebilarna vi lämnar ut. Så här räknas den.',
    description: 'Polestar som tjänstebil: förmånsvärde för Polestar 2, 3 och 4, och hur de beställs.',
    car: picture('pictures/stages/saloon-closed-ev-white-front34', 'En vit Polestar 2 snett framifrån'),
    tone: 'light',
    main: [
      block('figure-table', {
        title: 'Förmånsvärde per månad',
        labelTitle: 'Bil',
        noteTitle: 'Netto vid 52 %',
        valueTitle: 'Förmånsvärde',
        rows: [
          { label: 'Polestar 2 Standard Range', note: '1 399 kr', value: '2 690 kr', amount: 2690 },
          { label: 'Polestar 2 Long Range', note: '1 503 kr', value: '2 890 kr', amount: 2890 },
          { label: 'Polestar 4 Long Range', note: '1 898 kr', value: '3 650 kr', amount: 3650 },
          { label: 'Polestar 3 Long Range', note: '2 626 kr', value: '5 050 kr', amount: 5050 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler.',
        tone: 'stage',
      }),
    ],
  },
  businessLease: {
    title: 'Polestar Business Lease',
    lead: 'Fast hyra utan moms, service och vinterhjul i samma faktura.',
    description: 'Polestar Business Lease genom Solvik: hyra utan moms och vad som ingår.',
    car: picture('pictures/stages/saloon-closed-ev-navy-front34', 'En mörkblå Polestar 2 snett framifrån'),
    tone: 'dark',
    main: [
      block('link-rows', {
        title: '36 månader, 2 000 mil per år',
        figurePlace: 'last',
        rows: [
          { title: 'Polestar 2 Standard Range', text: 'Utan moms', figure: '4 390 kr/mån' },
          { title: 'Polestar 2 Long Range', text: 'Utan moms', figure: '4 690 kr/mån' },
          { title: 'Polestar 4 Long Range', text: 'Utan moms', figure: '6 190 kr/mån' },
        ],
      }),
      block('faq', {
        title: 'Två frågor',
        items: [
          {
            question: 'Kan vi byta förare under tiden?',
            answer: toRichText('Ja. Bilen följer företaget, inte personen. Vi nollställer appen.'),
          },
          {
            question: 'Vad händer efter 36 månader?',
            answer: toRichText('Ni lämnar den på närmaste Solvik. Vi besiktar medan ni dricker kaffe.'),
          },
        ],
      }),
    ],
  },
});
