import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'sv',
  path: '/om-solvik',
  name: 'Om Solvik',
  fields: {
    metaTitle: 'Om Solvik',
    navTitle: 'Om Solvik',
    metaDescription:
      'Familjeägd bilhandel med verkstad om hörnet sedan 1928. Så arbetar vi, och det här lovar vi.',
    order: 70,
  },
  main: [
    block('hero', {
      image: picture('pictures/group-hero', 'Stilla vatten och berg i gryningen'),
      title: 'Samma hamn sedan 1928.',
      text: 'Fyra generationer, tolv anläggningar och 640 kollegor. Vi äger husen vi står i.',
    }),
    block('rich-text', {
      title: 'Det började med en tapetserad källare',
      body: prose(`
        Alma Solvik sålde sin första bil i oktober 1928. Hon hade egentligen köpt den för att köra ut tapeter
        från faderns butik på Kajgatan, men en skeppshandlare bjöd över innan hon hunnit lasta ur. Veckan
        därpå beställde hon två till.

        Fyra generationer senare ligger huvudkontoret på samma adress. Tapeterna är borta. Vanan att vänta
        med affären tills kunden har bestämt sig är kvar.

        > ”Den som har bråttom att sälja har något att dölja. Den som har bråttom att köpa ska få en kopp kaffe till.”
        > — Alma Solvik, i ett brev till sin bror 1934

        ## Det här lovar vi

        - **Vi säger som det är.** Varje begagnad bil har ett testprotokoll på 112 punkter, också de som blev gula.
        - **Ett pris.** Det som står på skylten är det du betalar. Inga administrativa avgifter.
        - **Fjorton dagars öppet köp.** Upp till 50 mil. Ingen fråga varför.
        - **Verkstaden svarar.** Ringer du före fyra ringer någon tillbaka samma dag, och det är någon som skruvar.

        ## Så tjänar vi pengar

        En tredjedel på verkstaden, en tredjedel på begagnade bilar, resten på nya bilar, delar och finansiering.
        Vi skriver det här för att du ska veta varför vi hellre säljer dig en bil du behåller än en du byter.
      `),
      width: 'beside heading',
    }),
    block('text-with-image', {
      title: 'Lär dig ett yrke. Behåll det.',
      text: prose(`
        Sju av tio platschefer började i verkstaden. Vi tar in fyrtio lärlingar om året i Sverige och betalar
        dem från första dagen. Skriv några rader om dig själv, så hör vi av oss inom en vecka.
      `),
      image: picture('pictures/solvik/workshop', 'Närbild på ett hjul i kvällsljus'),
      reverse: true,
      link: link('mailto:jobb@solvik.example', 'jobb@solvik.example'),
      figures: [
        { value: '640', label: 'kollegor' },
        { value: '40', label: 'lärlingar om året' },
        { value: '11 år', label: 'stannar vi i snitt' },
      ],
    }),
    block('contact-line', {
      title: 'Kundservice',
      text: 'För allt som inte är verkstad. En människa svarar, oftast Lena eller Amir.',
      line: link('tel:+46105500128', '010-550 01 28'),
      note: prose('[hej@solvik.example](mailto:hej@solvik.example), svar inom en vardag.'),
      hours: {
        title: 'Telefontid',
        today: 'i dag',
        rows: [
          { days: 'Måndag–fredag', hours: '8–18', from: 'Monday', to: 'Friday' },
          { days: 'Lördag', hours: '10–15', from: 'Saturday' },
          { days: 'Söndag', hours: 'Stängt', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Huvudkontor',
        text: prose('Solvik Bil AB, Kajgatan 12, 451 50 Uddevalla'),
        link: link('/anlaggningar', 'Alla anläggningar'),
      },
    }),
  ],
};
