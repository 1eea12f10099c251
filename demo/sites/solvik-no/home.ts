import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'nb',
  path: '/',
  name: 'Forside',
  fields: {
    metaTitle: 'Nye og brukte biler, motorsykler og verksted',
    navTitle: 'Forside',
    metaDescription:
      'Solvik selger biler og motorsykler på femten steder i Norge, fra Kristiansand til Tromsø, og tar vare på dem i egne verksteder.',
    ogImage: picture('pictures/group-hero'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('pictures/group-hero', 'Fjell speiler seg i en stille fjord ved daggry'),
      imagePhone: picture('pictures/solvik/story-winter'),
      title: 'Vinterklar før første snø.',
      text: 'Hjulskift, batterisjekk og frostvæske på førti minutter. Kaffen er varm, det er verkstedet også.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      link: link('/service-og-verksted', 'Til verkstedet'),
      buttonType: 'Light',
      secondLink: link('/finn-oss', 'Finn oss'),
      quickLinks: [
        { link: link('/motorsykler', 'Motorsykler') },
        { link: link('/service-og-verksted', 'Hjulskift') },
        { link: link('/finn-oss', 'Åpningstider') },
      ],
      caption: { title: 'Lyngenfjorden, 05.50', text: 'Minus fire, 82 prosent på batteriet' },
    }),
    block('brand-row', {
      heading: 'Seks merker, ett håndtrykk',
      brands: [
        { logo: picture('brands/BMW', 'BMW'), name: 'BMW' },
        { logo: picture('brands/MINI', 'MINI'), name: 'MINI' },
        {
          logo: picture('brands/BMWMOTORRAD', 'BMW Motorrad'),
          name: 'BMW Motorrad',
          link: link('/motorsykler'),
        },
        { logo: picture('brands/VOLVO', 'Volvo'), name: 'Volvo' },
        { logo: picture('brands/KIA', 'Kia'), name: 'Kia' },
        { logo: picture('brands/SKODA', 'Škoda'), name: 'Škoda' },
      ],
    }),
    block('text-with-image', {
      title: 'Fra Kristiansand til Tromsø er det 2 150 kilometer. Vi er aldri langt unna.',
      text: prose(`
        Femten steder, alle med eget verksted. Vi kom til Norge i 1971 og har blitt værende, også de vintrene
        da ingen andre fikk opp døra. Si hva bilen skal brukes til, så sier vi hva den ikke tåler.
      `),
      image: picture('pictures/solvik/site-akers', 'Solviks bilhall foran snødekte fjell'),
      imageRatio: '16:9',
      link: link('/om-oss', 'Slik jobber vi'),
      figures: [
        { value: '15', label: 'steder' },
        { value: '1971', label: 'kom vi hit' },
        { value: '980', label: 'kolleger' },
      ],
    }),
    block('image-cards', {
      heading: 'Før du kjører ut',
      layout: 'one large two small',
      cards: [
        {
          image: picture('pictures/solvik/story-fjord', 'En stille fjord like etter soloppgang'),
          label: 'Vinter',
          title: 'Sjekklisten verkstedet bruker selv',
          text: 'Åtte punkter på førti minutter, fra viskere til frostvæske. Du får rapporten på mobilen.',
          link: link('/service-og-verksted'),
        },
        {
          image: picture('pictures/solvik/story-winter', 'Snødekte fjell speiler seg i vannet'),
          label: 'To hjul',
          title: 'Vinterlagring for motorsykkelen',
          link: link('/motorsykler'),
        },
        {
          image: picture('pictures/solvik/site-norrby', 'Bilhallen opplyst i skumringen'),
          label: 'Femten steder',
          title: 'Finn nærmeste Solvik',
          link: link('/finn-oss'),
        },
      ],
    }),
    block('action-panel', {
      title: 'Snøen venter ikke på time.',
      text: 'Ring, så finner vi en tid i løpet av uka. Nøkkelen kan leveres i boksen fra klokka seks.',
      link: link('tel:+4722220140', 'Ring 22 22 01 40'),
      rows: [
        { icon: 'disc-3', label: 'Hjulskift', value: '690 kr', link: link('/service-og-verksted') },
        {
          icon: 'snowflake',
          label: 'Dekkhotell',
          value: '1 190 kr per sesong',
          link: link('/service-og-verksted'),
        },
        { icon: 'wrench', label: 'Service', value: 'fra 2 890 kr', link: link('/service-og-verksted') },
        {
          icon: 'battery-charging',
          label: 'Batteritest på elbil',
          value: '890 kr',
          link: link('/service-og-verksted'),
        },
      ],
      image: picture('pictures/solvik/workshop', 'Nærbilde av et hjul i kveldslys'),
    }),
  ],
};
