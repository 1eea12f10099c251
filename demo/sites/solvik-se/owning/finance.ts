import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const finance = swedish({
  path: '/kop-bil/finansiering',
  name: 'Finansiering',
  hidden: true,
  description: 'Billån, räntor, avgifter och restvärde. Allt om att betala en bil hos Solvik.',
  main: [
    block('rich-text', {
      title: 'Finansiering',
      titleTag: 'h1',
      lead: 'Lånen kommer från Solvik Finans, som är en del av samma familj. Räntan är densamma på alla anläggningar.',
    }),
    block('link-rows', {
      title: 'Läs vidare',
      rows: [
        {
          title: 'Billån',
          text: 'Ränta, tid och vad det kostar',
          link: link('/kop-bil/finansiering/billan'),
        },
        {
          title: 'Räntor och avgifter',
          text: 'Hela listan. Den är kort',
          link: link('/kop-bil/finansiering/rantor-och-avgifter'),
        },
        {
          title: 'Garanterat restvärde',
          text: 'Vad vi lovar att betala om tre år',
          link: link('/kop-bil/finansiering/garanterat-restvarde'),
        },
        {
          title: 'Privatleasing',
          text: 'När du hellre hyr',
          link: link('/kop-bil/bilagande/privatleasa-din-bil'),
        },
        {
          title: 'Företag',
          text: 'Avbetalning och leasing utan moms',
          link: link('/kop-bil/foretag/foretagsfinansiering'),
        },
      ],
      more: link('http://finance.localhost:3000/', 'Till Solvik Finans'),
    }),
  ],
});

export const carLoan = swedish({
  path: '/kop-bil/finansiering/billan',
  name: 'Billån',
  hidden: true,
  description: 'Billån med 5,95 % ränta: vad en bil för 300 000 kr kostar på 36, 60 och 84 månader.',
  main: [
    block('rich-text', {
      title: 'Billån',
      titleTag: 'h1',
      lead: 'Du äger bilen från första dagen. Lånet har bilen som säkerhet och går att lösa när som helst, utan avgift.',
    }),
    block('price-table', {
      title: '300 000 kronor på tre sätt',
      titleSize: 'section',
      corner: 'Lånetid',
      columns: [{ title: '36 månader' }, { title: '60 månader', recommended: true }, { title: '84 månader' }],
      rows: [
        { title: 'Per månad', cells: [{ value: '7 296 kr' }, { value: '4 634 kr' }, { value: '3 500 kr' }] },
        {
          title: 'Ränta totalt',
          small: true,
          cells: [{ value: '22 650 kr' }, { value: '38 060 kr' }, { value: '54 030 kr' }],
        },
        {
          title: 'Att betala',
          small: true,
          cells: [{ value: '262 650 kr' }, { value: '278 060 kr' }, { value: '294 030 kr' }],
        },
      ],
      footnote: '20 % kontant, lån 240 000 kr, rörlig ränta 5,95 %, effektiv ränta 6,11 %, inga avgifter.',
    }),
    block('faq', {
      title: 'Om lånet',
      items: [
        {
          question: 'Kan jag betala av mer vissa månader?',
          answer: toRichText('Ja, hur mycket du vill och när du vill. Räntan räknas om dagen efter.'),
        },
        {
          question: 'Vad händer om räntan stiger?',
          answer: toRichText(
            'Den är rörlig och följer styrräntan. En procentenhet mer ger 112 kr mer i månaden i exemplet på 60 månader.',
          ),
        },
        {
          question: 'Måste jag ha 20 procent kontant?',
          answer: toRichText(
            'Ja, det hör till god sed när man säljer bilar på kredit. Din inbytesbil räknas som kontanter.',
          ),
        },
      ],
    }),
  ],
});

export const ratesAndFees = swedish({
  path: '/kop-bil/finansiering/rantor-och-avgifter',
  name: 'Räntor och avgifter',
  hidden: true,
  description: 'Alla räntor och avgifter på billån hos Solvik i november 2026.',
  main: [
    block('rich-text', {
      title: 'Räntor och avgifter',
      titleTag: 'h1',
      lead: 'Två korta listor. Det finns inga andra.',
    }),
    block('figure-table', {
      title: 'Räntor i november 2026',
      text: 'Rörliga. Vi ändrar högst en gång i månaden och berättar två veckor innan.',
      labelTitle: 'Lån',
      noteTitle: 'Effektiv',
      valueTitle: 'Ränta',
      rows: [
        { label: 'Ny elbil', note: '5,06 %', value: '4,95 %' },
        { label: 'Ny bil', note: '5,59 %', value: '5,45 %' },
        { label: 'Begagnad bil', note: '6,11 %', value: '5,95 %' },
        { label: 'Demobil, kampanj', note: '2,99 %', value: '2,95 %' },
      ],
      tone: 'paper',
    }),
    block('rich-text', {
      title: 'Avgifter',
      body: toRichText(`
        - **Uppläggning:** 0 kr.
        - **Avi:** 0 kr på autogiro eller e-faktura, 49 kr på papper.
        - **Lösa i förtid:** 0 kr.
        - **Påminnelse:** 60 kr, efter två som är gratis.
      `),
      width: 'beside heading',
    }),
  ],
});

export const residualValue = swedish({
  path: '/kop-bil/finansiering/garanterat-restvarde',
  name: 'Garanterat restvärde',
  hidden: true,
  description: 'Garanterat restvärde: vi lovar vad bilen är värd om tre år, du väljer om du vill sälja.',
  main: [
    block('text-with-image', {
      title: 'Ett pris om tre år, skrivet i dag.',
      titleTag: 'h1',
      text: toRichText(`
        När du köper en ny bil på lån kan vi skriva in vad vi betalar för den om 36 månader. Är marknaden bättre
        då säljer du till någon annan. Är den sämre säljer du till oss.
      `),
      image: picture('scenes/harbour', 'En röd coupé på kajen i kvällsljus'),
      figures: [
        { value: '55 %', label: 'elbilar' },
        { value: '58 %', label: 'laddhybrider' },
        { value: '60 %', label: 'hybrider' },
      ],
    }),
    block('rich-text', {
      title: 'Villkoren',
      body: toRichText(`
        - Gäller nya bilar av de sju märken vi säljer, vid högst 1 500 mil per år.
        - Bilen ska vara servad enligt program. Hos oss eller hos någon annan.
        - Skador över 4 000 kr dras av. Vi besiktar gratis en månad innan.
        - Kostar 0 kr och binder bara oss.
      `),
      width: 'beside heading',
    }),
  ],
});
