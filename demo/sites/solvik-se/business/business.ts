import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const business = swedish({
  path: '/kop-bil/foretag',
  name: 'Företag',
  description: 'Bilar för företag: tjänstebilar, transportbilar, leasing och en kontakt som svarar.',
  order: 8,
  menuImage: picture('scenes/parts-warehouse'),
  main: [
    block('hero', {
      image: picture('scenes/truck-yard', 'En orange pickup framför tre lastbilar i kvällsljus'),
      imagePhone: picture('scenes/truck-yard-phone'),
      title: 'En bil som står still kostar mest.',
      text: 'Därför får företagskunder en egen kontakt, en lånebil vid service och svar inom två timmar.',
      link: link('tel:+46105500170', 'Ring 010-550 01 70'),
      buttonType: 'Light',
      secondLink: link('/kop-bil/foretag/foretagsgruppen', 'Företagsgruppen'),
    }),
    block('image-cards', {
      layout: 'three',
      cards: [
        {
          image: picture('scenes/city-dusk', 'En mörk sedan i stan i skymningen'),
          title: 'Tjänstebilar',
          text: 'Förmånsvärde och nettokostnad för 2026 och 2027.',
          link: link('/kop-bil/foretag/tjanstebilar'),
        },
        {
          image: picture('scenes/parts-warehouse', 'En vit skåpbil i ett lager'),
          title: 'Transportbilar',
          text: 'Skåp, flak och pickup, med inredning på plats.',
          link: link('/kop-bil/foretag/transportbilar'),
        },
        {
          image: picture('scenes/harbour', 'Containrar och en röd coupé i hamnen'),
          title: 'Lastbilar',
          text: 'Våra kollegor på Solvik Lastvagnar tar över vid 3,5 ton.',
          link: link('/kop-bil/foretag/lastbilar'),
        },
      ],
    }),
    block('link-rows', {
      title: 'Mer för företag',
      rows: [
        {
          title: 'Företagsbil',
          text: 'Köpa, leasa eller låta den anställde äga',
          link: link('/kop-bil/foretag/foretagsbil'),
        },
        {
          title: 'Företagsfinansiering',
          text: 'Tre former och vad de gör med balansräkningen',
          link: link('/kop-bil/foretag/foretagsfinansiering'),
        },
        {
          title: 'Företagsgruppen',
          text: 'Sex personer som bara arbetar med företag',
          link: link('/kop-bil/foretag/foretagsgruppen'),
        },
        {
          title: 'Certified Fleet',
          text: 'Våra löften till dig med fem bilar eller fler',
          link: link('/kop-bil/foretag/certified-fleet'),
        },
      ],
    }),
  ],
});

export const companyCar = swedish({
  path: '/kop-bil/foretag/foretagsbil',
  name: 'Företagsbil',
  description:
    'Företagsbil: köpa, leasa eller låta den anställde äga bilen. Skillnaderna i moms, skatt och risk.',
  order: 1,
  main: [
    block('rich-text', {
      title: 'Tre sätt att skaffa en företagsbil',
      titleTag: 'h1',
      lead: 'Vilket som är bäst beror på hur långt ni kör och vem som ska bära risken för restvärdet.',
    }),
    block('price-table', {
      title: 'Jämförelse',
      titleSize: 'section',
      corner: 'Sätt att skaffa bil',
      columns: [
        { title: 'Köpa' },
        { title: 'Leasa', note: 'vanligast', recommended: true },
        { title: 'Anställd äger' },
      ],
      rows: [
        { title: 'Momsavdrag', cells: [{ value: 'nej' }, { value: '50 %' }, { value: 'nej' }] },
        {
          title: 'Risk för restvärde',
          small: true,
          cells: [{ value: 'ni' }, { value: 'vi' }, { value: 'den anställde' }],
        },
        {
          title: 'I bokslutet',
          small: true,
          cells: [{ value: 'ja' }, { value: 'oftast inte' }, { value: 'nej' }],
        },
        {
          title: 'Skatt på förmån',
          small: true,
          cells: [{ value: 'vid privat bruk' }, { value: 'vid privat bruk' }, { value: 'nej' }],
        },
      ],
      footnote:
        'Momsavdraget gäller personbilar som används mer än 100 mil om året i verksamheten. Transportbilar ger fullt avdrag. Stäm av med er redovisningskonsult.',
    }),
    block('text-with-image', {
      title: 'Kör ni mindre än 1 000 mil om året?',
      text: toRichText(`
        Då är det ofta billigare att låta den anställde äga bilen och betala milersättning. Vi räknar på det
        utan att vilja sälja något, och kommer ofta fram till att ni ska vänta.
      `),
      image: picture('cars/saloon/interior-dark', 'Förarplatsen i en sedan'),
      link: link('mailto:foretag@solvik.example', 'foretag@solvik.example'),
    }),
  ],
});

export const benefitCars = swedish({
  path: '/kop-bil/foretag/tjanstebilar',
  name: 'Tjänstebilar',
  description: 'Tjänstebilar med förmånsvärde och nettokostnad, bland elbilar och laddhybrider i lager.',
  order: 2,
  main: [
    block('stage-hero', {
      title: 'Vad bilen kostar efter skatt.',
      text: 'Förmånsvärdet avgör. Här är sex bilar som går att hämta före jul.',
      image: picture(
        'pictures/stages/saloon-closed-ev-navy-front34',
        'En mörkblå elektrisk sedan snett framifrån',
      ),
      tone: 'dark',
      size: 'small',
      link: link('tel:+46105500170', 'Ring 010-550 01 70'),
    }),
    block('figure-table', {
      title: 'Nettokostnad per månad',
      text: 'Förmånsvärde gånger marginalskatt 52 procent, drivmedel ej inräknat.',
      labelTitle: 'Bil',
      noteTitle: 'Förmånsvärde',
      valueTitle: 'Netto',
      rows: [
        { label: 'Kia EV3 58,3 kWh', note: '2 180 kr', value: '1 134 kr', amount: 1134 },
        { label: 'Volvo EX30 Extended Range', note: '2 410 kr', value: '1 253 kr', amount: 1253 },
        { label: 'Polestar 2 Standard Range', note: '2 690 kr', value: '1 399 kr', amount: 1399 },
        { label: 'BMW i4 eDrive40', note: '3 120 kr', value: '1 622 kr', amount: 1622 },
        { label: 'Toyota RAV4 Plug-in Hybrid', note: '4 050 kr', value: '2 106 kr', amount: 2106 },
        { label: 'Volvo V60 T6 AWD', note: '4 640 kr', value: '2 413 kr', amount: 2413 },
      ],
      footnote:
        'Beräknat på grundutrustade bilar enligt 2026 års regler. Tillval höjer förmånsvärdet. Skatteverkets beräkning gäller.',
      tone: 'stage',
    }),
    block('faq', {
      title: 'Frågor från lönekontoret',
      items: [
        {
          question: 'Hur lång är avtalstiden?',
          answer: toRichText(
            '36 månader är vanligast. Byter den anställde jobb kan bilen gå över till en kollega utan avgift.',
          ),
        },
        {
          question: 'Vem tar hand om körjournalen?',
          answer: toRichText(
            'Den kommer med bilen, elektronisk och kopplad till ert lönesystem. 89 kr i månaden.',
          ),
        },
        {
          question: 'Kan den anställde köpa loss bilen?',
          answer: toRichText('Ja, till marknadsvärde. Vi värderar den på samma sätt som när vi köper in.'),
        },
      ],
    }),
  ],
});
