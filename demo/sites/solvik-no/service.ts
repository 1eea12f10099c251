import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const service: DemoPage = {
  id: 'service',
  language: 'nb',
  path: '/service-og-verksted',
  name: 'Service og verksted',
  fields: {
    metaTitle: 'Service og verksted',
    navTitle: 'Verksted',
    metaDescription:
      'Service, hjulskift, dekkhotell og EU-kontroll på Solviks femten verksteder, med faste priser.',
    order: 10,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/workshop', 'Nærbilde av et hjul i kveldslys'),
      title: 'Inn klokka sju. Ut før fire.',
      text: 'Lever nøkkelen i boksen fra seks. Vi ringer før vi gjør noe du ikke har bedt om.',
      link: link('tel:+4722220140', 'Ring 22 22 01 40'),
      buttonType: 'Light',
      secondLink: link('/finn-oss', 'Finn verksted'),
    }),
    block('link-rows', {
      title: 'Hva det koster',
      text: 'Prisene gjelder de fleste personbiler og er med merverdiavgift.',
      figurePlace: 'last',
      rows: [
        { title: 'Service', text: 'Etter produsentens program, med stempel i boka', figure: 'fra 2 890 kr' },
        { title: 'Vintersjekk', text: 'Batteri, lys, viskere, frostvæske, dekk', figure: '790 kr' },
        { title: 'Hjulskift', text: 'Mønsterdybde og lufttrykk er med', figure: '690 kr' },
        {
          title: 'Dekkhotell',
          text: 'Vask, måling og lagring i varmen',
          figure: '1 190 kr',
          unit: 'per sesong',
        },
        { title: 'EU-kontroll', text: 'Etterkontroll innen to måneder er gratis', figure: '1 090 kr' },
        { title: 'Batteritest på elbil', text: 'Kapasitet og cellespenning, med attest', figure: '890 kr' },
      ],
    }),
    block('steps', {
      title: 'Slik bestiller du',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Ring', text: 'Ha registreringsnummeret og kilometerstanden klar.' },
        { title: 'Velg sted og dag', text: 'Vi har som regel en time innen en uke.' },
        { title: 'Lever nøkkelen', text: 'I skranken fra sju eller i boksen fra seks.' },
        { title: 'Hent bilen', text: 'Du får en melding når den er klar, med regning og rapport.' },
      ],
    }),
    block('faq', {
      title: 'Spørsmål vi får i skranken',
      firstOpen: true,
      items: [
        {
          question: 'Når må jeg ha vinterdekk?',
          answer: prose(
            'Når føret krever det. Minste mønsterdybde er tre millimeter fra 1. november til første søndag etter andre påskedag, og fra 16. oktober til 30. april i Nordland, Troms og Finnmark.',
          ),
        },
        {
          question: 'Når er det lov med piggdekk?',
          answer: prose(
            'Fra 1. november til første søndag etter andre påskedag. I nord fra 16. oktober til 30. april. I Oslo, Bergen, Trondheim og noen flere byer betaler du piggdekkgebyr.',
          ),
        },
        {
          question: 'Gjelder garantien hvis dere tar servicen?',
          answer: prose('Ja. Vi er autorisert for merkene vi selger og følger programmet for de andre.'),
        },
        {
          question: 'Kan jeg få lånebil?',
          answer: prose('En lånebil koster 495 kr dagen. Si fra når du bestiller, de går fort.'),
        },
      ],
    }),
  ],
};
