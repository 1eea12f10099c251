import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const coastRoad = story({
  slug: 'seks-ferger-og-en-vaffel',
  title: 'Seks ferger og en vaffel',
  preamble:
    'Kystriksveien fra Bodø til Steinkjer er 630 kilometer og seks fergeturer. På E6 går det dobbelt så fort. Det er ikke et argument.',
  date: '2026-09-24',
  image: picture('scenes/coast-dusk', 'En grønn SUV på kystveien i skumringen'),
  tags: ['road', 'electric'],
  author: 'Ingrid Solli',
  article: {
    caption: 'Sør for Ørnes, kvart på ni om kvelden. Fergen går om førti minutter.',
    authorLine: 'Skriver om biler hun må levere tilbake',
    parts: [
      {
        text: toRichText(`
          Fylkesvei 17 begynner egentlig ved Saltstraumen, der vannet har det travlere enn noen andre på turen. Vi hadde en
          elektrisk stasjonsvogn, fire dager og en regel: Den som ser på klokka, betaler vaffelen.

          ## Første dag

          Bodø–Jektvik. Svartisen ligger til venstre og blir større uten at du gjør noe. Det finnes en tunnel på sju kilometer
          og en rasteplass med toalett som har fått arkitekturpris. Begge fortjener det.

          Fergen fra Forøy er liten. Du står femte i køen og kommer med; du står sjette og får lest en bok.

          ## Lading

          Vi ladet tre ganger på 630 kilometer: Ørnes, Nesna og Brønnøysund. Ingen steder ventet vi mer enn ti minutter. På
          Nesna står laderen ved siden av en butikk som selger lefse, og det er neppe tilfeldig.
        `),
        image: picture('scenes/fjord-dawn', 'En stille fjord like etter soloppgang'),
        caption: 'Alstahaug, halv sju. De sju søstrene står bak fotografen.',
      },
      {
        text: toRichText(`
          ## Vaffelen

          Mellom Tjøtta og Forvik går turen i en time. I kafeteriaen koster vaffelen 55 kroner og serveres med brunost uten at
          noen spør. Mathias så på klokka ved Leirfjord. Han betalte.

          > «Turistene spør når neste ferge går. De som bor her, spør hvem som er om bord.»
          > — mannskapet på Forvik

          ## Tørre tall

          Vi brukte 17,8 kilowattimer per hundre kilometer. Fergene regnet vi ikke med, selv om det er der man slapper av.
          Beste strekning er Brønnøysund–Holm, en tirsdag, uten campingvogner.

          ## Hvis du drar

          Mai eller september. Kjør sørover, så har du sola foran deg og køen bak. Fergene tar betalt automatisk. Og la det
          være en dag til overs. Du kommer til å bruke den.
        `),
        figures: [
          { value: '630', label: 'kilometer' },
          { value: '6', label: 'ferger' },
          { value: '17,8', label: 'kWh per 100 km' },
        ],
      },
    ],
    subject: {
      label: 'Bilen i artikkelen',
      title: 'BMW i5 Touring',
      text: 'Plass til ski, telt og en fotograf',
      image: picture(exterior('BMW 3 Series Touring', 'green'), 'En grønn stasjonsvogn skrått forfra'),
      link: link('/kjop-bil/vare-bilmerker/bmw/i5-touring', 'Se bilen'),
    },
  },
});
