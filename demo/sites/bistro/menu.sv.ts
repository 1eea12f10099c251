import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const menu: DemoPage = {
  id: 'menu',
  language: 'sv',
  path: '/meny',
  name: 'Menyn',
  fields: {
    metaTitle: 'Menyn: frukost, kväll och vin',
    navTitle: 'Menyn',
    metaDescription:
      'Frukost från sju, kvällsmeny fredag och lördag, och en vinlista som får plats på ett papper.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Menyn får plats på ett papper.',
      titleTag: 'h1',
      lead: 'Den byts när säsongen byts, inte när någon läst en bok. Lunchen står på startsidan, här är resten av dygnet.',
    }),
    block('menu-card', {
      title: 'Kväll',
      text: 'Fredag och lördag från 17. Köket tar sista beställningen 21.15.',
      groups: [
        {
          title: 'Först',
          dishes: [
            { name: 'Toast med löjrom', price: '185', description: 'Brioche, smetana, finhackad lök' },
            {
              name: 'Sillbricka',
              price: '145',
              description: 'Tre sorter, Västerbottensost, kall potatis, en Navet-snaps till',
            },
            {
              name: 'Grillad kålrot',
              marks: 'veg',
              price: '125',
              description: 'Brynt smör, hasselnöt, syrad grädde',
            },
          ],
        },
        {
          title: 'Sedan',
          dishes: [
            {
              name: 'Biff Rydberg',
              price: '295',
              description: 'Oxfilé i tärningar, stekt potatis, äggula, senapsgrädde',
            },
            { name: 'Kolja från Hamnskär', price: '265', description: 'Räkor, pepparrot, dill, brynt smör' },
            {
              name: 'Kroppkakor',
              price: '195',
              description: 'Öländska, med fläsk och lingon. Finns med svamp',
            },
            {
              name: 'Kantarellomelett',
              marks: 'veg',
              price: '185',
              description: 'Så länge skogen levererar',
            },
          ],
        },
        {
          title: 'Till sist',
          dishes: [
            { name: 'Ostkaka från Småland', price: '85', description: 'Varma hjortron, lättvispad grädde' },
            { name: 'Chokladboll', price: '35', description: 'Stor. Kaffe på kannan ingår inte men borde' },
          ],
        },
      ],
      note: 'Nötter, mjöl, skaldjur: fråga. Köket lagar allt från grunden och kan utesluta nästan allt utom smöret.',
      aside: {
        title: 'Vin och annat',
        rows: [
          { label: 'Vitt, glas 115 / flaska 495', text: 'Riesling, Pfalz' },
          { label: 'Vitt, glas 130 / flaska 560', text: 'Chardonnay, Mâcon' },
          { label: 'Rött, glas 115 / flaska 495', text: 'Gamay, Beaujolais' },
          { label: 'Rött, glas 135 / flaska 580', text: 'Nebbiolo, Langhe' },
          { label: 'Öl, 40 cl 84', text: 'Lager från Västerhamns bryggeri' },
          { label: 'Utan alkohol 55', text: 'Äppelmust, svartvinbär, lättöl' },
        ],
        note: 'Den som kör får kaffet på huset. Vi ser nycklarna.',
      },
    }),
    block('link-rows', {
      title: 'Frukost',
      text: 'Måndag till fredag 7–10, lördag från 10. För den som lämnar bilen före jobbet.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Stor',
          text: 'Gröt, ägg, ost, skinka, bröd, juice och kaffe tills bilen är klar',
          figure: '125 kr',
        },
        { title: 'Liten', text: 'Fralla med ost, kokt ägg och kaffe', figure: '75 kr' },
        {
          title: 'Snabb',
          text: 'Kaffe och bulle i handen, i en mugg som du lämnar tillbaka',
          figure: '49 kr',
        },
      ],
    }),
    block('rich-text', {
      title: 'Var maten kommer ifrån',
      width: 'beside heading',
      body: toRichText(`
        Köttet är från Ängsholmen, sex kilometer bort. Fisken kommer med båten till Hamnskär på tisdagar och fredagar, gösen från Vänern. Potatisen växer hos Berit. Brödet bakar vi klockan fem, när verkstaden för lastbilar ändå är vaken.

        Smöret är från mejeriet i Falköping. Vi har provat annat och bett om ursäkt.
      `),
    }),
  ],
};
