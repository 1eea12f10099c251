import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const owning = swedish({
  path: '/kop-bil/bilagande',
  name: 'Finansiering och försäkring',
  menu: 'Finansiering',
  description: 'Låna, leasa eller försäkra bilen genom Solvik. Vad det kostar och vad som ingår.',
  order: 9,
  menuImage: picture('scenes/coast-dusk'),
  main: [
    block('rich-text', {
      title: 'Bilen är det enkla. Här är resten.',
      titleTag: 'h1',
      lead: 'Vi förmedlar lån och försäkring och tjänar pengar på det. Därför står alla villkor på svenska och alla räntor utskrivna.',
    }),
    block('image-cards', {
      layout: 'three',
      cards: [
        {
          image: picture('scenes/coast-dusk', 'En grön suv på kustvägen i skymningen'),
          title: 'Finansiera din bil',
          text: 'Billån från 20 procent kontant, ränta 5,95 %.',
          link: link('/kop-bil/bilagande/finansiera-din-bil'),
        },
        {
          image: picture('scenes/close-cabin', 'En öppen ljusblå cabriolet sedd uppifrån'),
          title: 'Privatleasa din bil',
          text: 'Fast kostnad i 36 månader, service ingår.',
          link: link('/kop-bil/bilagande/privatleasa-din-bil'),
        },
        {
          image: picture('scenes/close-tail', 'Baklyktorna på en mörk bil'),
          title: 'Försäkra bilen',
          text: 'Märkesförsäkring med reparation i vår verkstad.',
          link: link('/kop-bil/bilagande/forsakring'),
        },
      ],
    }),
  ],
});

export const privateLease = swedish({
  path: '/kop-bil/bilagande/privatleasa-din-bil',
  name: 'Privatleasa din bil',
  menu: 'Privatleasing',
  description:
    'Så fungerar privatleasing hos Solvik: vad som ingår, vad som inte gör det och hur det slutar.',
  order: 2,
  main: [
    block('text-with-image', {
      title: 'Tre år, en fast kostnad.',
      titleTag: 'h1',
      text: toRichText(`
        Du betalar samma belopp varje månad i tre år. Vi står för service, garanti och vad bilen är värd när du
        lämnar tillbaka den. Du står för försäkring, drivmedel och att inte parkera under en björk.
      `),
      image: picture('scenes/close-cabin', 'En öppen ljusblå cabriolet sedd uppifrån'),
      link: link('/kop-bil/privatleasing-bilar', 'Se bilarna'),
      buttonType: 'Primary',
    }),
    block('price-table', {
      title: 'Vad som ingår',
      titleSize: 'section',
      corner: 'Vad som ingår',
      columns: [{ title: 'Bas' }, { title: 'Hel', note: 'från 649 kr mer', recommended: true }],
      rows: [
        { title: 'Service och garanti', small: true, cells: [{ value: 'ingår' }, { value: 'ingår' }] },
        { title: 'Vägassistans', small: true, cells: [{ value: 'ingår' }, { value: 'ingår' }] },
        { title: 'Vinterhjul och skifte', small: true, cells: [{ value: '–' }, { value: 'ingår' }] },
        { title: 'Försäkring', small: true, cells: [{ value: '–' }, { value: 'ingår' }] },
        { title: 'Fordonsskatt', small: true, cells: [{ value: '–' }, { value: 'ingår' }] },
      ],
    }),
    block('marketing-form', {
      formId: 'call-me-sv',
      variant: 'Popup',
      title: 'Vi ringer upp',
      buttonText: 'Vi ringer upp',
    }),
    block('faq', {
      title: 'Så slutar det',
      text: 'De flesta frågor gäller sista dagen. Rimligt.',
      items: [
        {
          question: 'Vad räknas som normalt slitage?',
          answer: toRichText(
            'Stenskott i fronten, repor kortare än fem centimeter som går att polera, tunt slitage på klädseln. Bucklor, trasiga fälgar och cigarettlukt räknas inte dit.',
          ),
        },
        {
          question: 'Kan jag avsluta i förtid?',
          answer: toRichText(
            'Ja, från månad tolv. Det kostar tre månadshyror. Vid separation, arbetslöshet eller sjukdom pratar vi om det.',
          ),
        },
        {
          question: 'Får någon annan köra?',
          answer: toRichText(
            'Alla i hushållet med körkort. Bilen får följa med i Norden utan att du frågar, i övriga Europa om du mejlar först.',
          ),
        },
        {
          question: 'Kan jag köpa loss den?',
          answer: toRichText(
            'Ja, till det pris vi skulle ha satt på skylten minus 5 000 kr, eftersom vi slipper tvätta den.',
          ),
        },
      ],
    }),
  ],
});

export const financeYourCar = swedish({
  path: '/kop-bil/bilagande/finansiera-din-bil',
  name: 'Finansiera din bil',
  menu: 'Billån',
  description: 'Billån genom Solvik Finans: ränta, kontantinsats, exempel och besked medan du väntar.',
  order: 1,
  main: [
    block('hero', {
      image: picture('scenes/coast-dusk', 'En grön suv på kustvägen i skymningen'),
      imagePhone: picture('scenes/coast-dusk-phone'),
      title: 'Tjugo procent nu, resten i din takt.',
      text: 'Ränta 5,95 %. Inga avgifter, och du löser lånet när du vill.',
      link: link('/kop-bil/finansiering/billan', 'Räkna på ett lån'),
      buttonType: 'Light',
      secondLink: link('/kop-bil/finansiering', 'All finansiering'),
    }),
    block('figure-table', {
      title: 'Per månad',
      text: 'Efter 20 procent kontant, 60 månader, rörlig ränta 5,95 %.',
      labelTitle: 'Bilens pris',
      noteTitle: 'Lån',
      valueTitle: 'Kr i månaden',
      rows: [
        { label: '150 000 kr', note: '120 000', value: '2 317', amount: 2317 },
        { label: '200 000 kr', note: '160 000', value: '3 090', amount: 3090 },
        { label: '300 000 kr', note: '240 000', value: '4 634', amount: 4634 },
        { label: '400 000 kr', note: '320 000', value: '6 179', amount: 6179 },
        { label: '500 000 kr', note: '400 000', value: '7 724', amount: 7724 },
      ],
      footnote:
        'Effektiv ränta 6,11 %. Exempel: lån 240 000 kr kostar sammanlagt 278 060 kr. Sedvanlig kreditprövning.',
      tone: 'stage',
    }),
    block('steps', {
      title: 'Tre steg, en legitimation',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Ansök', text: 'I hallen eller hemma. Personnummer och inkomst räcker.' },
        { title: 'Besked', text: 'Oftast på fem minuter. Det gäller i trettio dagar.' },
        { title: 'Hämta', text: 'Signera med e-legitimation och hämta nyckeln samma dag.' },
      ],
    }),
  ],
});
