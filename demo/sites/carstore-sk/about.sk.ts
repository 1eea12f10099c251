import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'sk',
  path: '/o-carstore',
  name: 'O Carstore',
  fields: {
    metaTitle: 'O Carstore',
    navTitle: 'O Carstore',
    metaDescription:
      'Na Slovensku od roku 2018. Osem predajní, pevné ceny, overené kilometre a predajcovia bez provízie.',
    headerOverContent: true,
    isNavigableInMenuWhenItHasChildren: true,
    order: 4,
  },
  main: [
    block('stage-hero', {
      title: 'Nezjednávame. Ani v jednu stranu.',
      text: 'Prišli sme v roku 2018 a prvý mesiac nám to nikto neveril. Dnes k nám ľudia chodia práve preto.',
      image: picture('pictures/carstore/car-people-carrier-grey', 'Oceľovosivý minibus šikmo spredu'),
      tone: 'brand',
      size: 'small',
    }),
    block('figures', {
      figures: [
        { value: '8', label: 'predajní' },
        { value: '9 300', label: 'predaných áut v roku 2025' },
        { value: '160', label: 'zamestnancov' },
        { value: '2,9 %', label: 'áut sa vráti' },
      ],
    }),
    block('rich-text', {
      title: 'Ako pracujeme',
      width: 'beside heading',
      lead: 'Stáčanie tachometrov je skoro národný šport. My ho nehráme.',
      body: toRichText(`
        Kilometre overujeme z troch zdrojov a výsledok dávame na prvú stranu protokolu. Keď nesedia, auto nekúpime, aj keby bolo krásne.

        Cena sa prepočíta každú noc. Ak auto stojí pridlho, zlacnie samo. Predajcovia majú plat, nie províziu, a odmenu podľa toho, koľko áut sa nevráti.

        ### Súčasť Solviku

        Od roku 2017 patrí Carstore skupine Solvik, ktorá predáva nové autá vo Švédsku, v Nórsku a vo Veľkej Británii. Tretina našich áut prichádza odtiaľ, s knižkou a bez soli na prahoch.
      `),
    }),
    block('call-panel', {
      title: 'Hľadáme ľudí, ktorí vedia počúvať.',
      text: 'Technik do Žiliny, predajca do Košíc. Zavolajte Márii z personálneho, ozve sa aj späť.',
      link: link('tel:+421200004580', '02/0000 4580'),
      secondLink: link('mailto:praca@carstore.example', 'praca@carstore.example'),
      tone: 'brand',
    }),
  ],
};
