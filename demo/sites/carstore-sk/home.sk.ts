import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sk',
  path: '/',
  name: 'Carstore',
  fields: {
    metaTitle: 'Predajte auto pri káve',
    navTitle: 'Úvod',
    metaDescription:
      'Výkup áut s cenou do dvoch minút a {cars: /kupit-auto/ponuka} preverených jazdených áut. Osem predajní od Bratislavy po Košice.',
    ogImage: picture('pictures/carstore/car-hatch-white'),
    order: 0,
  },
  main: [
    block('stage-hero', {
      title: 'Predajte auto pri káve.',
      text: 'Nadiktujte EČV a stav tachometra. Cena do dvoch minút, peniaze na účte v ten istý deň. Presso platíme my.',
      image: picture('pictures/carstore/car-hatch-white', 'Biely hatchback šikmo spredu'),
      tone: 'accent',
      hasSearchBar: true,
      searchPlaceholderPhone: 'Značka alebo model',
      searchPlaceholderDesktop: 'Hľadajte značku, model alebo výbavu',
      link: link('/predat-auto', 'Chcem cenu'),
      secondLink: link('tel:+421200004500', '02/0000 4500'),
      figures: [
        { value: '2 min', label: 'cena do telefónu' },
        { value: '7 dní', label: 'cena platí' },
        { value: '0 €', label: 'za prepis' },
      ],
      tag: { label: 'Včera vyplatené', value: '11 400 €', link: link('/predat-auto') },
      ways: [
        { icon: 'hand-coins', title: 'Predať', text: 'Výkup za hotové', link: link('/predat-auto') },
        {
          icon: 'car',
          title: 'Kúpiť',
          text: '{cars: /kupit-auto/ponuka} áut v ponuke',
          link: link('/kupit-auto/ponuka'),
        },
        { icon: 'shield-check', title: 'Vrátiť', text: '14 dní, 1 000 km', link: link('/zaruka') },
        { icon: 'map-pin', title: 'Navštíviť', text: 'Osem predajní', link: link('/kontakty') },
      ],
    }),
    block('steps', {
      title: 'Od telefonátu po účet',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Zavoláte', text: 'EČV a kilometre stačia. Cenu pošleme aj esemeskou a platí sedem dní.' },
        {
          title: 'Prídete',
          text: 'Technik auto pozrie za polhodinu. Vy sedíte pri okne a vidíte mu na ruky.',
        },
        { title: 'Podpíšete', text: 'Úver vyplatíme, prepis vybavíme, peniaze odídu skôr ako vy.' },
      ],
    }),
    block('sell-panel', {
      title: 'A potom si nejaké vyberte.',
      text: '{cars: /kupit-auto/ponuka} jazdených áut s overenými kilometrami. Každé prešlo 97 bodmi na zdviháku a na ceste. Cena na tabuľke je konečná.',
      image: picture('pictures/carstore/hero-hatch', 'Oranžový hatchback šikmo spredu'),
      tone: 'brand',
      link: link('/kupit-auto', 'Ako nakúpite'),
      secondLink: link('/kupit-auto/ponuka', 'Ponuka áut'),
      steps: [
        { title: 'Overené kilometre', text: 'z troch zdrojov' },
        { title: 'Záruka', text: '12 mesiacov' },
        { title: 'Vrátenie', text: 'do 14 dní' },
      ],
    }),
    block('car-of-the-week', { title: 'Auto týždňa' }),
    block('body-tiles', {
      title: 'Aký tvar hľadáte',
      link: link('/kupit-auto/ponuka', 'Celá ponuka'),
      tiles: [
        {
          image: picture('pictures/carstore/side-estate', 'Kombi zboku'),
          label: 'Kombi',
          note: 'Chata a chladnička',
          link: link('/kupit-auto/ponuka'),
        },
        {
          image: picture('pictures/carstore/side-hatch', 'Hatchback zboku'),
          label: 'Hatchback',
          note: 'Zaparkuje všade',
          link: link('/kupit-auto/ponuka'),
        },
        {
          image: picture('pictures/carstore/side-suv', 'SUV zboku'),
          label: 'SUV',
          note: 'Kopec v januári',
          link: link('/kupit-auto/ponuka'),
        },
        {
          image: picture('pictures/carstore/side-sedan', 'Sedan zboku'),
          label: 'Sedan',
          note: 'D1 bez hluku',
          link: link('/kupit-auto/ponuka'),
        },
        {
          image: picture('pictures/carstore/side-people-carrier', 'Minibus zboku'),
          label: 'Minibus',
          note: 'Sedem a pes',
          link: link('/kupit-auto/ponuka'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'V ponuke od včera',
      link: link('/kupit-auto/ponuka', 'Všetky autá'),
    }),
    block('place-list', {
      title: 'Osem predajní, od Bratislavy po Košice',
      rows: [
        {
          name: 'Bratislava, Ružinov',
          address: 'Rožňavská 34, 821 04 Bratislava',
          note: 'Po–pi 8:00–18:00, so 9:00–14:00',
          link: link('/kontakty/bratislava-ruzinov', 'O predajni'),
        },
        {
          name: 'Trnava',
          address: 'Nitrianska 18, 917 01 Trnava',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/trnava', 'O predajni'),
        },
        {
          name: 'Nitra',
          address: 'Novozámocká 102, 949 05 Nitra',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/nitra', 'O predajni'),
        },
        {
          name: 'Žilina',
          address: 'Kragujevská 21, 010 01 Žilina',
          note: 'Po–pi 8:00–17:00, so 9:00–13:00',
          link: link('/kontakty/zilina', 'O predajni'),
        },
        {
          name: 'Banská Bystrica',
          address: 'Zvolenská cesta 40, 974 05 Banská Bystrica',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/banska-bystrica', 'O predajni'),
        },
        {
          name: 'Košice',
          address: 'Moldavská cesta 55, 040 11 Košice',
          note: 'Po–pi 8:00–18:00, so 9:00–14:00',
          link: link('/kontakty/kosice', 'O predajni'),
        },
      ],
      link: link('/kontakty', 'Všetky predajne'),
    }),
    block('faq', {
      title: 'Na čo sa ľudia pýtajú',
      text: 'Nenašli ste odpoveď? Zavolajte, dvihne človek, ktorý autám rozumie.',
      link: link('tel:+421200004500', '02/0000 4500'),
      note: 'Po–pi 8:00–18:00, so 9:00–14:00',
      firstOpen: true,
      items: [
        {
          question: 'Kedy dostanem peniaze?',
          answer: toRichText(
            'Okamžitou platbou hneď po podpise. Ak je na aute úver alebo lízing, vyplatíme ho a zvyšok pošleme vám.',
          ),
        },
        {
          question: 'Kto vybaví prepis?',
          answer: toRichText('My, elektronicky a na naše náklady. Na dopravný inšpektorát chodiť nemusíte.'),
        },
        {
          question: 'Ako overujete kilometre?',
          answer: toRichText(
            'Zo záznamov STK, zo servisnej histórie a z riadiacej jednotky. Ak sa tri čísla nezhodujú, auto nekúpime a ani nepredáme.',
          ),
        },
        {
          question: 'Môžem auto vrátiť?',
          answer: toRichText(
            'Do 14 dní a 1 000 kilometrov, v ktorejkoľvek predajni. Celú sumu máte na účte do troch dní. [Viac o záruke](/zaruka)',
          ),
        },
      ],
    }),
  ],
};
