import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

const electricEstates = '/kop-bil/alla-bilar?car_fuel=El&car_body=Kombi';
const towingSuvs = '/kop-bil/alla-bilar?car_body=SUV&keyphrase=dragkrok';
const smallMonthly = '/kop-bil/alla-bilar?car_body=Halvkombi&car_monthly_cost=0&car_monthly_cost=2000';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Carstore',
  fields: {
    metaTitle: 'Begagnade bilar som redan kört in sig',
    navTitle: 'Start',
    metaDescription:
      '{cars: /kop-bil/alla-bilar} begagnade bilar i 21 butiker. 97 kontrollerade punkter, 14 dagars öppet köp och 12 månaders garanti.',
    ogImage: picture('pictures/carstore/hero-hatch'),
    headerOverContent: true,
    order: 0,
  },
  main: [
    block('stage-hero', {
      title: 'Din nästa bil har redan kört in sig.',
      text: '{cars: /kop-bil/alla-bilar} begagnade bilar, genomgångna punkt för punkt. Hämta i butik i dag eller få hem den på fredag.',
      image: picture('pictures/carstore/hero-hatch', 'Orange halvkombi, snett framifrån'),
      tone: 'brand',
      link: link('/kop-bil', 'Så köper du'),
      secondLink: link('/kop-bil/hitta-oss', 'Hitta din butik'),
      figures: [
        { value: '97', label: 'kontrollerade punkter' },
        { value: '14', label: 'dagars öppet köp' },
        { value: '12', label: 'månaders garanti' },
      ],
      tag: {
        label: 'Bilar i lager från',
        value: '{lowest monthly cost: /kop-bil/alla-bilar}',
        link: link('/kop-bil/alla-bilar'),
      },
      ways: [
        { icon: 'car', title: 'Köp bil', text: 'Lagret, form för form', link: link('/kop-bil/alla-bilar') },
        { icon: 'hand-coins', title: 'Sälj bil', text: 'Pris på två minuter', link: link('/salj-bil') },
        { icon: 'shield-check', title: 'Ångra dig', text: '14 dagar, 100 mil', link: link('/bilagande') },
        { icon: 'map-pin', title: 'Hitta oss', text: '21 butiker', link: link('/kop-bil/hitta-oss') },
      ],
    }),
    block('body-tiles', {
      title: 'Börja med formen',
      link: link('/kop-bil/alla-bilar', 'Alla biltyper'),
      tiles: [
        {
          image: picture('pictures/carstore/side-hatch', 'Halvkombi från sidan'),
          label: 'Halvkombi',
          note: 'Ryms överallt',
          link: link('/kop-bil/alla-bilar'),
        },
        {
          image: picture('pictures/carstore/side-estate', 'Kombi från sidan'),
          label: 'Kombi',
          note: 'Sväljer det mesta',
          link: link('/kop-bil/alla-bilar'),
        },
        {
          image: picture('pictures/carstore/side-suv', 'Suv från sidan'),
          label: 'SUV',
          note: 'Sitter högt',
          link: link('/kop-bil/alla-bilar'),
        },
        {
          image: picture('pictures/carstore/side-sedan', 'Sedan från sidan'),
          label: 'Sedan',
          note: 'Tyst på långresan',
          link: link('/kop-bil/alla-bilar'),
        },
        {
          image: picture('pictures/carstore/side-people-carrier', 'Minibuss från sidan'),
          label: 'Minibuss',
          note: 'Sju säten, minst',
          link: link('/kop-bil/alla-bilar'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Inne sedan i går',
      link: link('/kop-bil/alla-bilar', 'Visa alla bilar'),
    }),
    block('hero', {
      image: picture('scenes/showroom', 'Bilar i en upplyst bilhall'),
      imagePhone: picture('scenes/showroom-phone'),
      title: 'Skriv det du redan vet.',
      titleTag: 'h2',
      text: 'Märke, modell, drivmedel eller stad. Vi läser orden och letar i alla 21 butiker.',
      hasSearchBar: true,
      searchUrl: '/kop-bil/alla-bilar',
      searchPlaceholderDesktop: 'Till exempel V60 laddhybrid Göteborg',
      searchPlaceholderPhone: 'Märke eller modell',
      quickLinks: [
        { link: link('/kop-bil/alla-bilar?car_fuel=El', 'Elbilar') },
        { link: link('/kop-bil/bilmarken', 'Bilmärken') },
        { link: link('/kop-bil/vinterhjul', 'Vinterhjul på köpet') },
      ],
    }),
    block('model-cards', {
      heading: 'Det som går åt just nu',
      link: link('/kop-bil/alla-bilar', 'Hela lagret'),
      cards: [
        {
          title: 'Eldriven kombi',
          text: 'Tre till fyra år, oftast en ägare',
          image: picture('pictures/carstore/car-estate-navy', 'Blå kombi, snett framifrån'),
          link: link(electricEstates),
          label1: 'Just nu',
          labelValue1: `{cars: ${electricEstates}} i lager`,
          label2: 'Pris',
          labelValue2: `från {lowest price: ${electricEstates}}`,
          label3: 'Per månad',
          labelValue3: `från {lowest monthly cost: ${electricEstates}}`,
        },
        {
          title: 'Suv med dragkrok',
          text: 'Laddhybrid eller diesel, fyrhjulsdrift',
          image: picture('pictures/carstore/car-suv-sand', 'Sandfärgad suv, snett framifrån'),
          link: link(towingSuvs),
          label1: 'Just nu',
          labelValue1: `{cars: ${towingSuvs}} i lager`,
          label2: 'Pris',
          labelValue2: `från {lowest price: ${towingSuvs}}`,
          label3: 'Per månad',
          labelValue3: `från {lowest monthly cost: ${towingSuvs}}`,
        },
        {
          title: 'Halvkombi under 2 000 i månaden',
          text: 'Bensin eller hybrid, liten skatt',
          image: picture('pictures/carstore/car-hatch-white', 'Vit halvkombi, snett framifrån'),
          link: link('/kop-bil/vinterhjul'),
          isCampaign: true,
          campaign: 'Vinterhjul på köpet i november',
          label1: 'Just nu',
          labelValue1: `{cars: ${smallMonthly}} i lager`,
          label2: 'Pris',
          labelValue2: `från {lowest price: ${smallMonthly}}`,
          label3: 'Per månad',
          labelValue3: `från {lowest monthly cost: ${smallMonthly}}`,
        },
      ],
    }),
    block('sell-panel', {
      title: 'Sälj din bil på en fika.',
      text: 'Du får ett pris som gäller i sju dagar, och pengarna samma dag du lämnar nyckeln. Vi köper också bilar med lån på.',
      image: picture('pictures/carstore/sell-suv', 'Mörkblå suv, snett framifrån'),
      tone: 'accent',
      link: link('/salj-bil', 'Så går det till'),
      secondLink: link('tel:+46101234500', '010-123 45 00'),
      steps: [
        { title: 'Pris på telefon', text: '2 minuter' },
        { title: 'Koll i butiken', text: '30 minuter' },
        { title: 'Pengar på kontot', text: 'samma dag' },
      ],
    }),
    block('stories-teaser', { title: 'Goda råd innan du köper' }),
    block('car-of-the-week', { title: 'Veckans bil' }),
    block('place-list', {
      title: '21 butiker, en nära dig',
      rows: [
        {
          name: 'Carstore Uppsala',
          address: 'Rapsgatan 25, 754 50 Uppsala',
          note: 'Vardagar 9–19, helg 10–16',
          link: link('/kop-bil/hitta-oss/uppsala', 'Till butiken'),
          x: 72.2,
          y: 23.8,
        },
        {
          name: 'Carstore Täby',
          address: 'Enhagsvägen 6, 187 40 Täby',
          note: 'Vardagar 9–18, helg 10–16',
          link: link('/kop-bil/hitta-oss/taby', 'Till butiken'),
          x: 75.7,
          y: 31,
        },
        {
          name: 'Carstore Västerås',
          address: 'Hallsta gårdsgata 9, 721 38 Västerås',
          note: 'Vardagar 9–18, lördag 10–15',
          link: link('/kop-bil/hitta-oss/vasteras', 'Till butiken'),
          x: 62.1,
          y: 28,
        },
      ],
      picture: picture('pictures/carstore/map-south', 'Karta över södra Sverige med Carstores butiker'),
      towns: [
        { name: 'Örebro', x: 50.1, y: 34 },
        { name: 'Linköping', x: 53.8, y: 49 },
        { name: 'Jönköping', x: 40.7, y: 59.7 },
        { name: 'Göteborg', count: '3', side: 'left', x: 21.2, y: 61 },
        { name: 'Malmö', count: '4', x: 30.9, y: 94.8 },
      ],
      link: link('/kop-bil/hitta-oss', 'Se alla butiker'),
    }),
    block('faq', {
      title: 'Det folk brukar undra',
      text: 'Hittar du inte svaret? Ring så pratar du med någon som kan bilar, inte en robot.',
      link: link('tel:+46101234500', '010-123 45 00'),
      note: 'Vardagar 8–19, lördag 10–16',
      firstOpen: true,
      items: [
        {
          question: 'Hur fungerar 14 dagars öppet köp?',
          answer: toRichText(
            'Kör hem, kör till jobbet, prova om barnvagnen går in. Är bilen inte rätt lämnar du tillbaka den inom 14 dagar och 100 mil, och får pengarna tillbaka på kontot.',
          ),
        },
        {
          question: 'Vad ingår i kontrollen av bilen?',
          answer: toRichText(
            '97 punkter på lyft och på väg: bromsar, däck, batterihälsa, elektronik och lack. Protokollet följer med bilen. [Så går kontrollen till](/bilagande)',
          ),
        },
        {
          question: 'Kan jag reservera en bil?',
          answer: toRichText('Ja. Ring butiken, så ställer vi undan den i 48 timmar. Det kostar ingenting.'),
        },
        {
          question: 'Hur mycket får jag låna, och till vilken ränta?',
          answer: toRichText(
            'Upp till 80 procent av priset, i 12 till 84 månader. Räntan får du veta innan du bestämmer dig. [Mer om billån](/kop-bil)',
          ),
        },
        {
          question: 'Levererar ni hem?',
          answer: toRichText(
            'Ja, till hela landet. Inom tio mil från butiken kostar det 1 495 kr, längre bort säger vi priset först.',
          ),
        },
      ],
    }),
  ],
};
