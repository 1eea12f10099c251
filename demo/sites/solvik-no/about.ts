import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'nb',
  path: '/om-oss',
  name: 'Om oss',
  fields: {
    metaTitle: 'Om Solvik i Norge',
    navTitle: 'Om oss',
    metaDescription: 'Familieeid bilforhandler, i Norge siden 1971. Slik jobber vi, og dette lover vi.',
    order: 40,
  },
  main: [
    block('text-with-image', {
      title: 'Vi kom for en vinter og ble i femti',
      titleTag: 'h1',
      text: prose(`
        I 1971 leide Solvik en halv hall i Drammen for å selge unna tolv biler som var for varme til Sverige.
        De var borte på ni dager. Hallen er vår nå, og de andre fjorten også.
      `),
      image: picture('pictures/solvik/site-norrby', 'Bilhallen opplyst i skumringen'),
      imageRatio: '16:9',
      figures: [
        { value: '15', label: 'steder' },
        { value: '980', label: 'kolleger' },
        { value: '38', label: 'lærlinger i år' },
      ],
    }),
    block('rich-text', {
      title: 'Dette lover vi',
      body: prose(`
        - **Rust sier vi fra om.** Hver bruktbil har en rapport på 112 punkter, med bilder fra undersiden.
        - **Én pris.** Det som står på skiltet, med omregistrering. Ingen gebyrer i skranken.
        - **Fjorten dager på å ombestemme deg.** Inntil 500 kilometer, ingen spørsmål.
        - **Verkstedet ringer tilbake.** Samme dag, og det er en som skrur.

        > «Folk kjører langt her. Da må bilen være ærlig.»
        > — Turid Aas, daglig leder siden 2009

        ## Om å lære et fag

        Sju av ti stedsledere begynte på verkstedet. Vi tar inn rundt førti lærlinger i året og betaler fra
        første dag. Skriv til [jobb@solvik.example](mailto:jobb@solvik.example), så hører du fra oss innen en uke.
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Kundeservice',
      text: 'For alt som ikke er verksted.',
      line: link('tel:+4722220128', '22 22 01 28'),
      note: prose('[hei@solvik.example](mailto:hei@solvik.example), svar innen en hverdag.'),
      hours: {
        title: 'Telefontid',
        today: 'i dag',
        rows: [
          { days: 'Mandag–fredag', hours: '8–17', from: 'Monday', to: 'Friday' },
          { days: 'Lørdag', hours: '10–14', from: 'Saturday' },
          { days: 'Søndag', hours: 'Stengt', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Hovedkontor',
        text: prose('Solvik Norge AS, Tangenkaia 22, 3048 Drammen'),
        link: link('/finn-oss', 'Alle steder'),
      },
    }),
  ],
};
