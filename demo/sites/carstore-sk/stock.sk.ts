import { block, type DemoPage, link, picture } from '../../write.ts';

export const stock: DemoPage = {
  id: 'stock',
  language: 'sk',
  path: '/kupit-auto/ponuka',
  name: 'Ponuka áut',
  fields: {
    metaTitle: 'Ponuka jazdených áut',
    navTitle: 'Ponuka áut',
    metaDescription:
      'Čo práve stojí na ploche: kombi, hatchbacky, SUV, sedany a minibusy, s počtom a najnižšou cenou.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: '500 áut, dvadsať nových denne.',
      text: 'Jeden sklad pre osem predajní. Povedzte, na čo auto potrebujete, a nájdeme tri, ktoré sadnú.',
      image: picture('pictures/carstore/car-suv-sand', 'Pieskové SUV šikmo spredu'),
      tone: 'brand',
      size: 'small',
      link: link('tel:+421200004500', 'Zavolať 02/0000 4500'),
      secondLink: link('/kontakty', 'Najbližšia predajňa'),
    }),
    block('link-rows', {
      title: 'Tvar po tvare',
      text: 'Počet platí pre tento týždeň, cena je najnižšia na ploche.',
      figurePlace: 'last',
      rows: [
        { title: 'Kombi', text: 'Octavia, Passat, Ceed SW', note: '60 áut', figure: 'od 5 900 €' },
        { title: 'Hatchback', text: 'Fabia, Golf, i30, Clio', note: '115 áut', figure: 'od 3 900 €' },
        { title: 'SUV', text: 'Sportage, Tucson, Karoq, Duster', note: '256 áut', figure: 'od 8 400 €' },
        { title: 'Sedan', text: 'Superb, Mazda 6, rad 3', note: '18 áut', figure: 'od 6 900 €' },
        { title: 'Minibus', text: 'Caravelle, Berlingo, Proace', note: '6 áut', figure: 'od 9 900 €' },
      ],
    }),
    block('call-panel', {
      title: 'Povedzte, čo má odviezť.',
      text: 'Kočík, príves alebo svokru do Humenného. Prejdeme celý sklad a zavoláme v ten istý deň.',
      link: link('tel:+421200004500', '02/0000 4500'),
      secondLink: link('mailto:ahoj@carstore.example', 'ahoj@carstore.example'),
      facts: [
        { label: 'prvý majiteľ', value: '236' },
        { label: 's ťažným zariadením', value: '160' },
        { label: 'do 200 € mesačne', value: '284' },
      ],
      tone: 'brand',
    }),
  ],
};
