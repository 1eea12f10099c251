import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const businessFinance = swedish({
  path: '/kop-bil/foretag/foretagsfinansiering',
  name: 'Företagsfinansiering',
  description:
    'Finansiell leasing, operationell leasing eller avbetalning: vad de kostar och vad som skiljer.',
  order: 5,
  main: [
    block('rich-text', {
      title: 'Pengarna gör mer nytta i rörelsen.',
      titleTag: 'h1',
      lead: 'Tre former, räknade på samma bil: en Kia PV5 Cargo för 367 200 kr utan moms, 36 månader, 2 000 mil om året.',
    }),
    block('price-table', {
      title: 'Tre former',
      titleSize: 'section',
      corner: 'Finansieringsform',
      columns: [
        { title: 'Lån', note: 'avbetalning' },
        { title: 'Leasing', note: 'finansiell', recommended: true },
        { title: 'Leasing', note: 'operationell' },
      ],
      rows: [
        { title: 'Per månad', cells: [{ value: '8 785 kr' }, { value: '3 560 kr' }, { value: '5 690 kr' }] },
        {
          title: 'Första förhöjd hyra',
          small: true,
          cells: [{ value: '20 %' }, { value: '20 %' }, { value: '0 kr' }],
        },
        {
          title: 'Restvärde',
          small: true,
          cells: [{ value: 'inget' }, { value: '55 %' }, { value: 'vårt' }],
        },
        {
          title: 'Service och hjul',
          small: true,
          cells: [{ value: 'tillval' }, { value: 'tillval' }, { value: 'ingår' }],
        },
        {
          title: 'Efter tiden',
          small: true,
          cells: [{ value: 'er' }, { value: 'ni väljer' }, { value: 'lämna' }],
        },
      ],
      footnote:
        'Belopp utan moms, rörlig ränta 4,85 %, uppläggning 0 kr. Finansieras av Solvik Finans efter kreditprövning.',
    }),
    block('steps', {
      title: 'Svar innan kaffet kallnat',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Organisationsnummer', text: 'Det räcker. Bokslutet hämtar vi själva.' },
        { title: 'Besked', text: 'Inom en timme på vardagar, upp till en miljon kronor.' },
        { title: 'Signera', text: 'Firmatecknare med e-legitimation, var ni än är.' },
      ],
    }),
  ],
});

export const businessTeam = swedish({
  path: '/kop-bil/foretag/foretagsgruppen',
  name: 'Företagsgruppen',
  description: 'Sex personer på Solvik som bara arbetar med företagskunder. Namn, område och direktnummer.',
  order: 6,
  main: [
    block('text-with-image', {
      title: 'Sex personer, ett nummer.',
      titleTag: 'h1',
      text: toRichText(`
        Företagsgruppen säljer inte bilar till privatpersoner och har inga skyltfönster. De kan bilpooler,
        förmånsregler och lastvolymer, och de svarar.
      `),
      image: picture('scenes/showroom', 'En vit sedan i bilhallen'),
      reverse: true,
      link: link('tel:+46105500170', 'Ring 010-550 01 70'),
      buttonType: 'Primary',
    }),
    block('link-rows', {
      title: 'Vem gör vad',
      layout: 'below heading',
      rows: [
        { title: 'Karin Sandell', text: 'Chef. Ramavtal och bilparker över femtio', note: 'hela landet' },
        { title: 'Omar Haddad', text: 'Tjänstebilar och förmånsvärden', note: 'Göteborg, Borås' },
        { title: 'Petter Lindahl', text: 'Transportbilar och inredning', note: 'Uddevalla, Trollhättan' },
        { title: 'Sofia Brolin', text: 'Tjänstebilar', note: 'Västerås, Uppsala, Örebro' },
        { title: 'Jonas Ek', text: 'Transportbilar', note: 'Sundsvall, Norrköping' },
        { title: 'Mira Vestin', text: 'Leasing och avslut, skriver era avtal', note: 'hela landet' },
      ],
    }),
    block('contact-line', {
      title: 'Direkt till gruppen',
      text: 'Svar inom två timmar på vardagar.',
      line: link('tel:+46105500170', '010-550 01 70'),
      note: toRichText('[foretag@solvik.example](mailto:foretag@solvik.example)'),
      hours: {
        title: 'Telefontid',
        today: 'i dag',
        rows: [
          { days: 'Måndag–fredag', hours: '7.30–17', from: 'Monday', to: 'Friday' },
          { days: 'Lördag–söndag', hours: 'Stängt', from: 'Saturday', to: 'Sunday' },
        ],
      },
    }),
  ],
});

export const certifiedFleet = swedish({
  path: '/kop-bil/foretag/certified-fleet',
  name: 'Certified Fleet',
  description: 'Certified Fleet: Solviks sju löften till företag med fem bilar eller fler.',
  order: 7,
  main: [
    block('blurb', {
      title: 'Sju löften på ett papper.',
      titleTag: 'h1',
      richText: toRichText(`
        Har ni fem bilar eller fler gäller Certified Fleet. Det kostar ingenting och sägs upp med ett mejl. Bryter
        vi ett löfte är nästa service gratis.
      `),
      image: picture('scenes/workshop', 'En vit kombi i verkstaden'),
      link: link('mailto:foretag@solvik.example', 'Anslut företaget'),
      buttonType: 'Primary',
      reverse: true,
    }),
    block('rich-text', {
      title: 'Löftena',
      body: toRichText(`
        1. Tid i verkstaden inom tre vardagar, alltid.
        2. Lånebil i samma storlek, utan kostnad.
        3. Samma mekaniker vid samma bil, så långt det går.
        4. Ett fast pris per service, skrivet för tre år.
        5. Hjulskifte på er parkering om ni har fler än tio bilar.
        6. En rapport i kvartalet: kostnad per mil, per bil.
        7. En människa som svarar inom två timmar.
      `),
      width: 'beside heading',
    }),
    block('figures', {
      title: 'Hur det gick i fjol',
      tone: 'dark',
      figures: [
        { value: '318', label: 'företag' },
        { value: '4 120', label: 'bilar' },
        { value: '2,1', label: 'dagar till tid i snitt' },
        { value: '14', label: 'löften vi bröt' },
      ],
    }),
  ],
});
