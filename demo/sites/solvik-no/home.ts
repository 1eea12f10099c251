import { block, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { brands } from './brands/all.ts';
import { page } from './page.ts';

export const home = page({
  path: '/',
  name: 'Forside',
  title: 'Nye og brukte biler, motorsykler og verksted',
  description:
    'Solvik selger biler og motorsykler på femten steder i Norge, fra Kristiansand til Tromsø, og tar vare på dem i egne verksteder.',
  fields: { ogImage: picture('scenes/winter-mountains'), headerOverContent: true },
  main: [
    block('hero', {
      image: picture('scenes/winter-mountains', 'En blå SUV på en snødekt slette under fjell'),
      imagePhone: picture('scenes/winter-mountains-phone'),
      title: 'Vinterklar før første snø.',
      text: 'Hjulskift, batterisjekk og frostvæske på førti minutter. Kaffen er varm, det er verkstedet også.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      hasSearchBar: true,
      searchPlaceholderPhone: 'Merke eller modell',
      searchPlaceholderDesktop: 'Merke, modell, drivstoff eller sted, for eksempel Enyaq Drammen',
      quickLinks: [
        { link: link('/kjop-bil/alle-brukte-biler', 'Brukte biler') },
        { link: link('/service-og-verksted/hjulskift-og-dekkhotell', 'Hjulskift') },
        { link: link('/motorsykler', 'Motorsykler') },
        { link: link('/finn-oss', 'Åpningstider') },
      ],
      caption: {
        title: 'Lavangseidet, 09.10',
        link: link('/aktuelt/artikler/sa-langt-kom-elbilen-i-minus-atten', 'Minus atten'),
      },
    }),
    block('brand-row', {
      heading: 'Seks merker, ett håndtrykk',
      brands: [
        ...brands.map(({ slug, name, logo }) => ({
          logo: picture(`brands/${logo}`, name),
          name,
          link: link(`/kjop-bil/vare-bilmerker/${slug}`),
        })),
        {
          logo: picture('brands/BMWMOTORRAD', 'BMW Motorrad'),
          name: 'BMW Motorrad',
          link: link('/motorsykler/bmw-motorrad'),
        },
      ],
    }),
    block('carousel', {
      label: 'Det som skjer nå',
      height: 'Medium',
      slides: [
        {
          image: picture('scenes/forest-road', 'En vinrød stasjonsvogn på en skogsvei'),
          imagePhone: picture('scenes/forest-road-phone'),
          title: 'Vinterhjul med på kjøpet.',
          text: 'På alle elbiler som står ferdige i hallen, til 31. januar.',
          link: link('/kjop-bil/kampanjer/vinterhjul', 'Se bilene'),
        },
        {
          image: picture('scenes/workshop', 'En hvit stasjonsvogn i et lyst verksted med grønn løftebukk'),
          imagePhone: picture('scenes/workshop-phone'),
          title: 'Vintersjekk til 790 kroner.',
          text: 'Åtte punkter på førti minutter, rapport på mobilen.',
          link: link('/service-og-verksted/vintersjekk', 'Dette ser vi på'),
        },
        {
          image: picture('scenes/charging-night', 'En blå SUV ved en ladestasjon om natten'),
          imagePhone: picture('scenes/charging-night-phone'),
          title: 'Ta elbilen med hjem et døgn.',
          text: 'Lad den hjemme, kjør den på jobb. Så vet du.',
          link: link('/kjop-bil/vare-bilmerker', 'Velg modell'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Nyinnkommet',
      link: link('/kjop-bil/hele-lageret', 'Vis alle biler'),
    }),
    block('text-with-image', {
      title: 'Fra Kristiansand til Tromsø er det 2 150 kilometer. Vi er aldri langt unna.',
      text: toRichText(`
        Femten steder, alle med eget verksted. Vi kom til Norge i 1971 og har blitt værende, også de vintrene
        da ingen andre fikk opp døra. Si hva bilen skal brukes til, så sier vi hva den ikke tåler.
      `),
      image: picture('scenes/dealership-winter', 'Solviks bilhall foran snødekte fjell'),
      imageRatio: '16:9',
      link: link('/om-solvik', 'Slik jobber vi'),
      figures: [
        { value: '15', label: 'steder' },
        { value: '1971', label: 'kom vi hit' },
        { value: '980', label: 'kolleger' },
      ],
    }),
    block('car-of-the-week', { title: 'Ukens bil' }),
    block('action-panel', {
      title: 'Snøen venter ikke på time.',
      text: 'Ring, så finner vi en tid i løpet av uka. Nøkkelen kan leveres i boksen fra klokka seks.',
      link: link('/service-og-verksted/bestill-time', 'Bestill time'),
      rows: [
        {
          icon: 'disc-3',
          label: 'Hjulskift',
          value: '690 kr',
          link: link('/service-og-verksted/hjulskift-og-dekkhotell'),
        },
        {
          icon: 'snowflake',
          label: 'Vintersjekk',
          value: '790 kr',
          link: link('/service-og-verksted/vintersjekk'),
        },
        { icon: 'wrench', label: 'Service', value: 'fra 2 890 kr', link: link('/service-og-verksted') },
        {
          icon: 'battery-charging',
          label: 'Batteritest på elbil',
          value: '890 kr',
          link: link('/service-og-verksted/elbil'),
        },
      ],
      image: picture('scenes/close-wheel', 'Forhjulet på en olivengrønn bil'),
    }),
    block('stories-teaser', {
      title: 'Aktuelt',
      storiesIndexPage: link('/aktuelt', 'Alle artikler'),
    }),
    block('site-selection', {
      title: 'Stikk innom',
      text: 'Bilhallene er åpne hverdager til 17, torsdag til 19.',
      sites: [
        { slug: 'solvik-oslo' },
        { slug: 'solvik-bergen' },
        { slug: 'solvik-trondheim' },
        { slug: 'solvik-tromso' },
      ],
      link: link('/finn-oss', 'Alle femten'),
    }),
  ],
});
