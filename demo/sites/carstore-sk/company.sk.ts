import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const history: DemoPage = {
  id: 'history',
  language: 'sk',
  path: '/o-carstore/historia',
  name: 'História',
  fields: {
    metaTitle: 'Ako sme prišli na Slovensko',
    navTitle: 'História',
    metaDescription:
      'Carstore na Slovensku od roku 2018: prvá plocha v Ružinove, overené kilometre a osem predajní.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Od jednej plochy k ôsmim',
      titleTag: 'h1',
      lead: 'Vo Švédsku sa začínalo v autoumyvárni v roku 2009. U nás na štrku v Ružinove, o deväť rokov neskôr.',
    }),
    block('link-rows', {
      title: 'Rok po roku',
      rows: [
        {
          figure: '2018',
          title: 'Štrk v Ružinove',
          text: 'Dvadsaťdva áut a ceny, o ktorých sa nedalo rozprávať. Prvý mesiac sme predali štyri.',
        },
        {
          figure: '2019',
          title: 'Kilometre z troch zdrojov',
          text: 'STK, servis a riadiaca jednotka. Odvtedy odmietame každé piate auto.',
        },
        {
          figure: '2021',
          title: 'Košice',
          text: 'Prvá predajňa na východe. V deň otvorenia snežilo a prišlo dvesto ľudí.',
        },
        {
          figure: '2023',
          title: 'Výkup do telefónu',
          text: 'Cena do dvoch minút, peniaze v ten istý deň. Dnes tak kúpime dve autá z troch.',
        },
        {
          figure: '2025',
          title: '9 300 áut',
          text: 'Toľko za rok. A osem plôch, ani jedna už nie je zo štrku.',
        },
      ],
    }),
    block('image', {
      image: picture('scenes/dealership-day', 'Strieborné kombi pred autosalónom za denného svetla'),
      caption: 'Rožňavská, Bratislava. Štrk je pod asfaltom.',
      width: 'wide',
    }),
  ],
};

export const careers: DemoPage = {
  id: 'careers',
  language: 'sk',
  path: '/o-carstore/praca',
  name: 'Práca u nás',
  fields: {
    metaTitle: 'Práca u nás',
    navTitle: 'Práca u nás',
    metaDescription: 'Voľné miesta v Carstore: technik, predajca, umývač. Pevný plat, žiadne provízie.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Práca u nás',
      titleTag: 'h1',
      lead: 'Pevný plat, žiadne provízie, každá druhá sobota voľná. Chceme ľudí, ktorí povedia aj to, čo sa nepredáva.',
    }),
    block('link-rows', {
      title: 'Voľné miesta',
      text: 'Napíšte tri riadky o sebe. Životopis počká.',
      action: link('mailto:praca@carstore.example', 'praca@carstore.example'),
      rows: [
        { title: 'Technik', text: 'Od 1 650 € v hrubom, podľa praxe viac', note: 'Žilina' },
        { title: 'Predajca', text: 'Od 1 450 € v hrubom, bez provízie', note: 'Košice' },
        { title: 'Umývač', text: 'Od 1 050 € v hrubom, vodičák B', note: 'Bratislava' },
      ],
    }),
    block('call-panel', {
      title: 'Najprv sa opýtajte.',
      text: 'Mária z personálneho zdvihne. Ak nie, do hodiny volá späť.',
      link: link('tel:+421200004580', '02/0000 4580'),
      tone: 'brand',
    }),
  ],
};

export const newsletter: DemoPage = {
  id: 'newsletter',
  language: 'sk',
  path: '/o-carstore/listy',
  name: 'Listy e-mailom',
  fields: {
    metaTitle: 'Štyri listy do roka',
    navTitle: 'Listy e-mailom',
    metaDescription: 'Listy od Carstore: koľko stoja jazdené autá práve teraz a jedna rada od technika.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Štyri listy do roka',
      titleTag: 'h1',
      lead: 'Koľko jazdené autá práve stoja, ktoré najviac zlacneli a jedna rada od človeka, čo pod nimi leží.',
    }),
    block('marketing-form', {
      formId: 'newsletter-sk',
      title: 'Kam ich máme poslať?',
      text: 'Odhlásite sa jedným kliknutím. Ak rok nečítate, prestaneme sami.',
    }),
    block('rich-text', {
      title: 'Vaša adresa',
      width: 'beside heading',
      body: toRichText(
        'Použijeme ju na listy a na nič iné. Zvyšok nájdete v časti [ochrana údajov](/ochrana-udajov).',
      ),
    }),
  ],
};
