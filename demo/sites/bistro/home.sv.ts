import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { openingHours } from './hours.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Husmanskost i Västerhamn',
    navTitle: 'Start',
    metaDescription:
      'Dagens lunch, öppettider och bordsbokning på telefon. Vägg i vägg med verkstaden i Västerhamn.',
    ogImage: picture('scenes/bistro'),
  },
  main: [
    block('menu-card', {
      opening: {
        title: toRichText('Lunch medan *bilen* är på service.'),
        text: 'Navet ligger vägg i vägg med verkstaden i Västerhamn, med fönstren åt rätt håll. Vi lagar husmanskost på riktigt smör och ropar när bilen är klar.',
        link: link('tel:+46105500199', 'Ring och boka bord'),
        secondLink: link('/meny', 'Hela menyn'),
        image: picture(
          'pictures/bistro-plate',
          'En tallrik jordärtskockssoppa med friterade skal, brynt smör och gräslök, sedd uppifrån',
        ),
        caption: 'Jordärtskockssoppa, brynt smör och friterade skal.',
        price: '145 kr',
        days: [
          { text: 'Raggmunk i dag, köket är öppet till kl. 16.' },
          { text: 'Torsk i dag, köket är öppet till kl. 16.' },
          { text: 'Wallenbergare i dag, köket är öppet till kl. 16.' },
          { text: 'Ärtsoppa i dag, köket är öppet till kl. 16.' },
          { text: 'Skomakarlåda i dag, köket är öppet till kl. 22.' },
          { text: 'Köket är öppet till kl. 22.' },
          { text: 'Söndagsstek i dag, köket är öppet till kl. 16.' },
        ],
      },
      title: 'Dagens',
      text: 'Serveras 11–14.30 så länge det räcker. Smör, surdegsbröd, sallad och kaffe på kannan ingår.',
      groups: [
        {
          dishes: [
            {
              name: 'Jordärtskockssoppa',
              marks: 'veg',
              price: '145',
              description: 'Brynt smör, friterade skal, gräslök',
            },
            {
              name: 'Söndagsstek',
              marks: 'bara söndagar',
              price: '195',
              description: 'Långbakad fransyska, gräddsås, pressgurka, svartvinbärsgelé',
            },
            { name: 'Stekt gös', price: '215', description: 'Brynt kapris, citron, pommes duchesse' },
            {
              name: 'Ostkaka från Småland',
              price: '85',
              description: 'Varma hjortron, lättvispad grädde',
            },
          ],
        },
      ],
      note: 'Allergier? Säg till, vi lagar från grunden och vet vad som är i. Gös från Vänern, kött från Ängsholmen.',
      aside: {
        title: 'Veckans husman',
        rows: [
          { label: 'Måndag', text: 'Raggmunk, rimmat fläsk, rårörda lingon' },
          { label: 'Tisdag', text: 'Kokt torsk, äggsås, ärtor och dill' },
          { label: 'Onsdag', text: 'Wallenbergare, potatispuré, skirat smör' },
          { label: 'Torsdag', text: 'Ärtsoppa, senap, pannkaka efteråt' },
          { label: 'Fredag', text: 'Skomakarlåda på ryggbiff, stekt lök' },
        ],
        note: '165 kr. Halv portion för den som är under tolv eller har ätit frukost två gånger.',
      },
    }),
    block('call-panel', {
      title: 'Fyrtiotvå stolar och ett berg.',
      text: 'Golvet är från bilhallen 1954, lamporna från varvet och soffan från en buss i linje 3. Utsikten har alltid funnits.',
      secondLink: link('/rummet', 'Så kom rummet till'),
      image: picture(
        'scenes/fjord-dawn',
        'Utsikten från fönsterborden: fjorden spegelblank i gryningen, med bergen bakom',
      ),
      tone: 'dark',
    }),
    block('contact-line', {
      hours: openingHours,
      title: 'Bord bokar du på telefon.',
      text: 'Då hör vi om ni vill sitta vid fönstret, och ni hör hur det luktar. Ring efter 9, helst inte mitt i lunchen.',
      line: link('tel:+46105500199', '010-550 01 99'),
      note: toRichText(
        'Fler än tio? Hela rummet går att hyra på kvällen, 42 sittande. [bord@navet.example](mailto:bord@navet.example)',
      ),
      place: {
        title: 'Hitta hit',
        text: toRichText(`
          Kajgatan 12, Västerhamn. Genom bilhallen, förbi den gröna, till vänster vid däcken.

          Buss 3 till Varvet. Parkera på kundplats, gratis i två timmar. Ladda hos [Ström](http://charging.localhost:3000) utanför dörren.
        `),
        link: link('/hitta-hit', 'Vägbeskrivning'),
      },
    }),
  ],
};
