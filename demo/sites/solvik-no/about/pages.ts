import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { legalPages } from './legal.ts';

const path = '/om-solvik';

const about = page({
  path,
  name: 'Om Solvik',
  title: 'Om Solvik i Norge',
  description: 'Familieeid bilforhandler, i Norge siden 1971. Slik jobber vi, og dette lover vi.',
  order: 60,
  fields: { menuText: 'Familieeid, og i Norge siden 1971.' },
  main: [
    block('text-with-image', {
      title: 'Vi kom for en vinter og ble i femti',
      titleTag: 'h1',
      text: toRichText(`
        I 1971 leide Solvik en halv hall i Drammen for å selge unna tolv biler som var for varme til Sverige.
        De var borte på ni dager. Hallen er vår nå, og de andre fjorten også.
      `),
      image: picture('scenes/dealership-forest', 'Bilhallen opplyst i skumringen'),
      imageRatio: '16:9',
      link: link(`${path}/om-konsernet`, 'Om konsernet'),
      figures: [
        { value: '15', label: 'steder' },
        { value: '980', label: 'kolleger' },
        { value: '38', label: 'lærlinger i år' },
      ],
    }),
    block('rich-text', {
      title: 'Dette lover vi',
      body: toRichText(`
        - **Rust sier vi fra om.** Hver bruktbil har en rapport på 112 punkter, med bilder fra undersiden.
        - **Én pris.** Det som står på skiltet, med omregistrering. Ingen gebyrer i skranken.
        - **Fjorten dager på å ombestemme deg.** Inntil 500 kilometer, ingen spørsmål.
        - **Verkstedet ringer tilbake.** Samme dag, og det er en som skrur.

        > «Folk kjører langt her. Da må bilen være ærlig.»
        > — Turid Aas, daglig leder siden 2009
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Kundeservice',
      text: 'For alt som ikke er verksted.',
      line: link('tel:+4722220128', '22 22 01 28'),
      note: toRichText('[hei@solvik.example](mailto:hei@solvik.example), svar innen en hverdag.'),
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
        text: toRichText('Solvik Norge AS, Tangenkaia 22, 3048 Drammen'),
        link: link('/finn-oss', 'Alle steder'),
      },
    }),
  ],
});

const group = page({
  path: `${path}/om-konsernet`,
  name: 'Om konsernet',
  title: 'Om Solvik-konsernet',
  description: 'Solvik-konsernet: familieeid siden 1928, biler, verksteder og lading i fem land.',
  order: 1,
  fields: { menuImage: picture('scenes/harbour') },
  main: [
    block('rich-text', {
      title: 'Fra én kai i Sverige til fem land',
      titleTag: 'h1',
      lead: 'Konsernet eies av den samme familien som startet det i 1928. Det merkes mest på at ingen har det travelt med å selge det.',
    }),
    block('figure-table', {
      title: 'Fem land',
      text: 'Vi går inn i et marked én gang, med folk som bor der, og drar ikke når det regner.',
      labelTitle: 'Land',
      noteTitle: 'Siden',
      valueTitle: 'Ansatte',
      rows: [
        { label: 'Sverige', note: '1928', value: '2 460', amount: 2460 },
        { label: 'Norge', note: '1971', value: '980', amount: 980 },
        { label: 'Finland', note: '1996', value: '610', amount: 610 },
        { label: 'Storbritannia', note: '2008', value: '540', amount: 540 },
        { label: 'Slovakia', note: '2017', value: '230', amount: 230 },
      ],
    }),
    block('rich-text', {
      title: 'Hva vi driver med',
      body: toRichText(`
        Forhandlere og verksteder under navnet Solvik i tre land, bruktbilkjeden Carstore i fire, hurtiglading, lastebiler,
        bilauksjon, finansiering og en bistro på kaia der det begynte. Overskuddet blir i selskapet; en tiendedel går til
        opplæring.

        Norge er det nest største landet og det med flest elbiler. Det vi lærer her om vinter og rekkevidde, lærer de andre
        av oss.
      `),
      width: 'beside heading',
    }),
  ],
});

const jobs = page({
  path: `${path}/jobb-hos-oss`,
  name: 'Jobb hos oss',
  description: 'Ledige stillinger og lærlingplasser hos Solvik i Norge, med lønn og hvordan du søker.',
  order: 2,
  fields: { menuImage: picture('scenes/workshop') },
  main: [
    block('rich-text', {
      title: 'Lær et fag. Behold det.',
      titleTag: 'h1',
      lead: 'Sju av ti stedsledere begynte på verkstedet. Vi tar inn rundt førti lærlinger i året og betaler fra første dag.',
    }),
    block('link-rows', {
      title: 'Ledig nå',
      text: 'Lønna står her, for du ville spurt uansett.',
      figurePlace: 'last',
      rows: [
        { title: 'Bilmekaniker', text: 'Fagbrev, gjerne høyvolt', note: 'Tromsø', figure: '580 000 kr' },
        {
          title: 'Diagnosetekniker elbil',
          text: 'Vi betaler kursene',
          note: 'Drammen',
          figure: '640 000 kr',
        },
        { title: 'Kundemottaker', text: 'Svarer når det ringer', note: 'Bergen', figure: '495 000 kr' },
        {
          title: 'Motorsykkelmekaniker',
          text: 'Mars til oktober, eller hele året',
          note: 'Trondheim',
          figure: '560 000 kr',
        },
        {
          title: 'Lærling 2027',
          text: '38 plasser, alle steder',
          note: 'august',
          figure: 'tariff pluss 10 %',
        },
      ],
    }),
    block('rich-text', {
      title: 'Slik søker du',
      body: toRichText(`
        En halv side til [jobb@solvik.example](mailto:jobb@solvik.example). Ikke bilde, ikke karakterutskrift. Du hører fra oss
        innen en uke, uansett svar, og får en betalt prøvedag før noen bestemmer seg.
      `),
      width: 'beside heading',
    }),
  ],
});

export const aboutPages: readonly DemoPage[] = [about, group, jobs, ...legalPages];
