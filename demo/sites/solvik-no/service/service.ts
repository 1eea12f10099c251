import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';

export const servicePath = '/service-og-verksted';

export const service = page({
  path: servicePath,
  name: 'Service og verksted',
  description:
    'Service, hjulskift, dekkhotell og EU-kontroll på Solviks femten verksteder, med faste priser.',
  order: 20,
  fields: { menuText: 'Femten verksteder. Inn klokka sju, ut før fire.', navTitle: 'Verksted' },
  main: [
    block('hero', {
      image: picture('scenes/dealership-day', 'En sølvgrå stasjonsvogn utenfor forhandleren i dagslys'),
      imagePhone: picture('scenes/dealership-day-phone'),
      title: 'Inn klokka sju. Ut før fire.',
      text: 'Lever nøkkelen i boksen fra seks. Vi ringer før vi gjør noe du ikke har bedt om.',
      link: link(`${servicePath}/bestill-time`, 'Bestill time'),
      buttonType: 'Light',
      secondLink: link('/finn-oss', 'Finn verksted'),
    }),
    block('link-rows', {
      title: 'Hva det koster',
      text: 'Prisene gjelder de fleste personbiler og er med merverdiavgift.',
      figurePlace: 'last',
      rows: [
        { title: 'Service', text: 'Etter produsentens program, med stempel i boka', figure: 'fra 2 890 kr' },
        {
          title: 'Vintersjekk',
          text: 'Batteri, lys, viskere, frostvæske, dekk',
          figure: '790 kr',
          link: link(`${servicePath}/vintersjekk`),
        },
        {
          title: 'Hjulskift',
          text: 'Mønsterdybde og lufttrykk er med',
          figure: '690 kr',
          link: link(`${servicePath}/hjulskift-og-dekkhotell`),
        },
        {
          title: 'Dekkhotell',
          text: 'Vask, måling og lagring i varmen',
          figure: '1 190 kr',
          unit: 'per sesong',
          link: link(`${servicePath}/hjulskift-og-dekkhotell`),
        },
        {
          title: 'EU-kontroll',
          text: 'Etterkontroll innen to måneder er gratis',
          figure: '1 090 kr',
          link: link(`${servicePath}/eu-kontroll`),
        },
        {
          title: 'Batteritest på elbil',
          text: 'Kapasitet og cellespenning, med attest',
          figure: '890 kr',
          link: link(`${servicePath}/elbil`),
        },
      ],
    }),
    block('file-list', {
      title: 'Til kjøleskapsdøra',
      text: 'Prisene over, på ett ark.',
      files: [
        {
          name: 'Verkstedpriser 2026',
          note: 'Gjelder til 31. mars 2027',
          file: { media: 'files/no-verkstedpriser' },
        },
        { name: 'Slik ser bruktbilrapporten ut', file: { media: 'files/no-bruktbilrapport' } },
      ],
    }),
    block('video-embed', {
      youtubeID: 'aqz-KE-bpKQ',
      title: 'En dag på verkstedet i Drammen',
      poster: picture('scenes/workshop', 'En hvit stasjonsvogn i et lyst verksted med grønn løftebukk'),
      hasControlBar: true,
      caption: 'Fra første nøkkel klokka seks til siste bil klokka fire. Fire minutter.',
    }),
    block('faq', {
      title: 'Spørsmål vi får i skranken',
      firstOpen: true,
      items: [
        {
          question: 'Når må jeg ha vinterdekk?',
          answer: toRichText(
            'Når føret krever det. Minste mønsterdybde er tre millimeter fra 1. november til første søndag etter andre påskedag, og fra 16. oktober til 30. april i Nordland, Troms og Finnmark.',
          ),
        },
        {
          question: 'Gjelder garantien hvis dere tar servicen?',
          answer: toRichText('Ja. Vi er autorisert for merkene vi selger og følger programmet for de andre.'),
        },
        {
          question: 'Kan jeg få lånebil?',
          answer: toRichText('En lånebil koster 495 kr dagen. Si fra når du bestiller, de går fort.'),
        },
      ],
    }),
  ],
});
