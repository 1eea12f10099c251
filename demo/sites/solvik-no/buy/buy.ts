import { block, link, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';

export const buyCar = page({
  path: '/kjop-bil',
  name: 'Kjøp bil',
  description:
    'Slik kjøper du bil hos Solvik: én pris, 112 punkter i rapporten og fjorten dager på å ombestemme deg.',
  order: 10,
  fields: { menuText: 'Fem merker, femten steder. Ta bilen med hjem et døgn før du bestemmer deg.' },
  main: [
    block('hero', {
      image: picture('scenes/showroom', 'En perlehvit sedan i en bilhall kledd med tre'),
      imagePhone: picture('scenes/showroom-phone'),
      title: 'Sett deg først. Bestem deg etterpå.',
      text: 'Ta bilen med hjem et døgn og se om den klarer bakken opp til hytta.',
      link: link('/kjop-bil/alle-brukte-biler', 'Brukte biler'),
      buttonType: 'Light',
      secondLink: link('/kjop-bil/vare-bilmerker', 'Nye biler'),
    }),
    block('image-cards', {
      heading: 'Hvor vil du begynne?',
      layout: 'three',
      cards: [
        {
          image: picture('scenes/rest-stop-dawn', 'En lyseblå elbil ved en rasteplass i daggry'),
          label: 'Nytt',
          title: 'Våre bilmerker',
          text: 'Fem merker, tjueen modeller, og hva vi egentlig synes om dem.',
          link: link('/kjop-bil/vare-bilmerker'),
        },
        {
          image: picture('cars/estate/interior-light', 'Det lyse interiøret i en stasjonsvogn'),
          label: 'Betale',
          title: 'Lån og leasing',
          text: 'Hva bilen koster i måneden, og hva den koster til slutt.',
          link: link('/kjop-bil/finansiering'),
        },
        {
          image: picture('scenes/winter-mountains', 'En blå SUV på en snødekt slette under fjell'),
          label: 'Til 31. januar',
          title: 'Vinterhjul med på kjøpet',
          text: 'På alle elbiler som står ferdige i hallen.',
          link: link('/kjop-bil/kampanjer/vinterhjul'),
        },
      ],
    }),
    block('steps', {
      title: 'Slik går et kjøp for seg',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Prøv', text: 'Et helt døgn, med forsikring.' },
        { title: 'Les rapporten', text: '112 punkter, og bilder fra undersiden.' },
        { title: 'Bytt inn', text: 'Vi priser den gamle mens du drikker kaffe.' },
        { title: 'Hent', text: 'Registrert og vasket. Du har fjorten dager på å ombestemme deg.' },
      ],
    }),
  ],
});
