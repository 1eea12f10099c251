import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

type Center = {
  place: string;
  town: string;
  address: string;
  phone: string;
  chief: string;
  words: string;
  car: ReturnType<typeof picture>;
};

const hours = {
  title: 'Öppet',
  today: 'i dag',
  rows: [
    { days: 'Måndag–fredag', hours: '9–18', from: 'Monday', to: 'Friday' },
    { days: 'Lördag', hours: '10–15', from: 'Saturday' },
    { days: 'Söndag', hours: '11–15', from: 'Sunday' },
  ],
} as const;

function porscheCenter({ place, town, address, phone, chief, words, car }: Center): DemoPage {
  return swedish({
    path: `/anlaggningar/porsche-center-${place}`,
    name: `Porsche Center ${town}`,
    hidden: true,
    description: `Porsche Center ${town}: bilhall, verkstad, öppettider och kontakt.`,
    main: [
      block('stage-hero', {
        title: `Porsche Center ${town}`,
        text: words,
        image: car,
        tone: 'dark',
        size: 'small',
        link: link(`tel:+46${phone.slice(1).replace(/\D/g, '')}`, `Ring ${phone}`),
        secondLink: link('/kop-bil/bilmarken/porsche', 'Porsche hos Solvik'),
      }),
      block('contact-line', {
        title: 'Kontakt',
        text: `Fråga efter ${chief}.`,
        line: link(`tel:+46${phone.slice(1).replace(/\D/g, '')}`, phone),
        note: toRichText('Verkstaden öppnar klockan sju på vardagar.'),
        hours,
        place: {
          title: 'Adress',
          text: toRichText(address),
          link: link(`/anlaggningar/solvik-${place}`, `Solvik ${town}`),
        },
      }),
    ],
  });
}

export const porscheCenters = [
  porscheCenter({
    place: 'goteborg',
    town: 'Göteborg',
    address: 'Ringökajen 44, 417 07 Göteborg',
    phone: '010-550 02 70',
    chief: 'Henrik Stål',
    words: 'Sjutton bilar under tak och en provkörningsväg längs älven. Verkstad med fyra lyftar.',
    car: picture(
      'pictures/stages/coupe-twin-lamp-silver-front34',
      'En silverfärgad Porsche 911 snett framifrån',
    ),
  }),
  porscheCenter({
    place: 'vasteras',
    town: 'Västerås',
    address: 'Ångkraftsvägen 3, 721 30 Västerås',
    phone: '010-550 10 70',
    chief: 'Anna Rask',
    words: 'I det gamla kraftverkets maskinhall. Det ekar, och det är meningen.',
    car: picture(
      'pictures/stages/saloon-closed-ev-silver-front34',
      'En silverfärgad Porsche Taycan snett framifrån',
    ),
  }),
  porscheCenter({
    place: 'uppsala',
    town: 'Uppsala',
    address: 'Rapsgatan 25, 754 50 Uppsala',
    phone: '010-550 11 70',
    chief: 'David Nilsson',
    words: 'Minst av de tre. Åtta bilar, två tekniker och en kalender som går att få plats i.',
    car: picture('pictures/stages/suv-wide-grille-navy-front34', 'En mörkblå Porsche Macan snett framifrån'),
  }),
  porscheCenter({
    place: 'jonkoping',
    town: 'Jönköping',
    address: 'Vätterslingan 9, 553 05 Jönköping',
    phone: '010-550 07 70',
    chief: 'Ellen Brandt',
    words: 'Öppnar i april 2027. Till dess visar vi två bilar i taget i hallen bredvid, på beställning.',
    car: picture(
      'pictures/stages/large-suv-wide-grille-black-front34',
      'En svart Porsche Cayenne snett framifrån',
    ),
  }),
  porscheCenter({
    place: 'sundsvall',
    town: 'Sundsvall',
    address: 'Timmervägen 40, 853 50 Sundsvall',
    phone: '010-550 12 70',
    chief: 'Mattias Norell',
    words: 'Ännu bara verkstad: en lyft, en tekniker och alla verktyg. Bilhallen är ritad.',
    car: picture('pictures/stages/coupe-twin-lamp-red-front34', 'En röd Porsche 718 Cayman snett framifrån'),
  }),
];
