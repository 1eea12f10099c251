import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const places: DemoPage = {
  id: 'places',
  language: 'sv',
  path: '/anlaggningar',
  name: 'Anläggningar',
  fields: {
    metaTitle: 'Anläggningar',
    navTitle: 'Anläggningar',
    metaDescription: 'Sju anläggningar med verkstad för tunga och lätta fordon: adress, telefon och portar.',
    order: 5,
  },
  main: [
    block('place-list', {
      title: 'Sju gårdar, alla med vändplan.',
      titleTag: 'h1',
      text: 'Alla öppnar klockan fem på vardagar. Porthöjden är 4,5 meter där inget annat står.',
      rows: [
        {
          name: 'Västerhamn',
          address: 'Varvsgatan 21',
          note: 'Tungt, lätt, el. Sex portar',
          link: link('tel:+46105500141', '010-550 01 41'),
        },
        {
          name: 'Lindö',
          address: 'Godsvägen 9',
          note: 'Tungt och lätt. Fyra portar',
          link: link('tel:+46105500142', '010-550 01 42'),
        },
        {
          name: 'Björkvik',
          address: 'Trafikplats 97',
          note: 'Tungt, däck, färdskrivare. Genomfart',
          link: link('tel:+46105500144', '010-550 01 44'),
        },
        {
          name: 'Jönköping',
          address: 'Möbelvägen 29, Torsvik',
          note: 'Tungt, lätt, el. Åtta portar',
          link: link('tel:+46105500145', '010-550 01 45'),
        },
        {
          name: 'Norrby',
          address: 'Norrbyvägen 40',
          note: 'Lätt. Porthöjd 3,2 meter',
          link: link('tel:+46105500146', '010-550 01 46'),
        },
        {
          name: 'Åkers',
          address: 'Verkstadsgatan 4',
          note: 'Tungt och lätt. Kranbilar',
          link: link('tel:+46105500147', '010-550 01 47'),
        },
        {
          name: 'Gränby',
          address: 'Gränbyleden 10',
          note: 'Tungt, lätt, el, lack. Tio portar',
          link: link('tel:+46105500148', '010-550 01 48'),
        },
      ],
    }),
    block('text-with-image', {
      title: 'Dusch, kaffe och en soffa.',
      text: toRichText(
        'På alla sju finns ett förarrum som är öppet när verkstaden är det. I Västerhamn finns en bistro i huset bredvid. Den öppnar klockan sju, bageriet redan fem om man knackar.',
      ),
      image: picture('scenes/dealership-forest', 'Anläggningen i Gränby i kvällsljus, vid skogen'),
      reverse: true,
      link: link('http://bistro.localhost:3000', 'Till bistron'),
    }),
  ],
};
