import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'nb',
  path: '/om-carstore/om-oss',
  name: 'Om oss',
  fields: {
    metaTitle: 'Om Carstore',
    navTitle: 'Om Carstore',
    metaDescription:
      'Carstore kom til Norge i 2014, med ett telt på Alnabru. Hvem vi er, hvordan vi setter pris, og hvorfor ingen har provisjon.',
    headerOverContent: true,
    order: 5,
  },
  main: [
    block('stage-hero', {
      title: 'Det begynte med et telt på Alnabru.',
      text: 'Det var i 2014, og det regnet. Nitten biler stod under duken. Tolv av dem ble solgt den helgen, til prisen på lappen.',
      image: picture('pictures/carstore/car-people-carrier-grey', 'Stålgrå flerbruksbil, skrått forfra'),
      tone: 'brand',
      size: 'small',
    }),
    block('figures', {
      figures: [
        { value: '12', label: 'butikker' },
        { value: '16 200', label: 'solgte biler i 2025' },
        { value: '66 %', label: 'av dem elektriske' },
        { value: '2,8 %', label: 'kommer tilbake' },
      ],
    }),
    block('rich-text', {
      title: 'Slik jobber vi',
      width: 'beside heading',
      lead: 'Bruktbilselgere ligger lavt på listen over folk man stoler på. Vi skjønner det.',
      body: toRichText(`
        Derfor har ingen her provisjon. Selgerne har lønn, og bonusen følger hvor få biler som kommer tilbake.

        Prisen regnes ut på nytt hver natt. Står bilen for lenge, går den ned av seg selv. Å prute gir ingenting, og det er meningen: Naboen din skal ikke få den billigere fordi han snakker høyere.

        ### En del av Solvik

        Siden 2017 er vi eid av Solvik, som selger nye biler i Sverige, Norge og Storbritannia. Verkstedene deres sjekker bilene våre, og sender dem tilbake når de ikke holder mål.
      `),
    }),
    block('link-rows', {
      title: 'Mer om oss',
      rows: [
        { title: 'Historie', text: 'Fra telt til tolv butikker', link: link('/om-carstore/historie') },
        { title: 'Jobb hos oss', text: 'Tre ledige stillinger', link: link('/om-carstore/jobb') },
        { title: 'Nyhetsbrev', text: 'Fire i året', link: link('/om-carstore/nyhetsbrev') },
      ],
    }),
    block('call-panel', {
      title: 'Vil du jobbe her?',
      text: 'Vi trenger bilpleiere på Forus og en selger i Hamar som er flink til å tie stille.',
      link: link('tel:+4721004580', '21 00 45 80'),
      secondLink: link('mailto:jobb@carstore.example', 'jobb@carstore.example'),
      tone: 'brand',
    }),
  ],
};
