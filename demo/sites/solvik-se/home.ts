import { block, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { swedish } from './page.ts';

const brandsAt = '/kop-bil/bilmarken';

export const home = swedish({
  path: '/',
  name: 'Start',
  title: 'Nya och begagnade bilar, verkstad och däckhotell',
  description:
    'Solvik säljer nya och begagnade bilar på tolv anläggningar och tar hand om dem i egen verkstad. Familjeägt sedan 1928.',
  fields: { ogImage: picture('scenes/coast-dusk'), headerOverContent: true },
  main: [
    block('hero', {
      image: picture('scenes/coast-dusk', 'En mörkgrön suv på kustvägen i skymningen'),
      imagePhone: picture('scenes/coast-dusk-phone'),
      title: 'Kör dit vägen tar slut.',
      text: 'Nya och begagnade bilar på tolv anläggningar. Provkör i dag, bestäm dig när du vill.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      hasSearchBar: true,
      searchPlaceholderDesktop: 'Märke, modell eller utrustning',
      searchPlaceholderPhone: 'Märke eller modell',
      quickLinks: [
        { link: link('/kop-bil/biltyp/elbilar', 'Elbilar') },
        { link: link('/kop-bil/begagnade-bilar-i-lager', 'Begagnade') },
        { link: link('/kop-bil/privatleasing-bilar', 'Privatleasing') },
        { link: link('/salj-bil', 'Sälj din bil') },
      ],
      caption: {
        title: 'Privatleasa en BMW',
        link: link('/kop-bil/bilmarken/bmw/privatleasing', 'från 5 695 kr/mån'),
      },
    }),
    block('brand-row', {
      heading: 'Sju märken, ett handslag',
      brands: [
        { logo: picture('brands/BMW', 'BMW'), name: 'BMW', link: link(`${brandsAt}/bmw`) },
        { logo: picture('brands/MINI', 'MINI'), name: 'MINI', link: link(`${brandsAt}/mini`) },
        { logo: picture('brands/VOLVO', 'Volvo'), name: 'Volvo', link: link(`${brandsAt}/volvo`) },
        {
          logo: picture('brands/POLESTAR', 'Polestar'),
          name: 'Polestar',
          link: link(`${brandsAt}/polestar`),
        },
        { logo: picture('brands/KIA', 'Kia'), name: 'Kia', link: link(`${brandsAt}/kia`) },
        { logo: picture('brands/TOYOTA', 'Toyota'), name: 'Toyota', link: link(`${brandsAt}/toyota`) },
        { logo: picture('brands/PORSCHE', 'Porsche'), name: 'Porsche', link: link(`${brandsAt}/porsche`) },
      ],
    }),
    block('car-of-the-week', { title: 'Veckans bil' }),
    block('text-with-image', {
      title: 'Ett kontrakt tar tio minuter. Ett förtroende tar längre.',
      text: toRichText(`
        Vi har sålt bilar vid samma hamn i fyra generationer. Därför säger vi som det är om rost, räckvidd
        och restvärde, och därför öppnar verkstaden klockan sju för den som behöver bilen klockan åtta.
      `),
      image: picture(
        'scenes/dealership-dusk',
        'Solviks bilhall vid vattnet i Uddevalla, upplyst i skymningen',
      ),
      link: link('/om-solvik', 'Så arbetar vi'),
      figures: [
        { value: '12', label: 'anläggningar' },
        { value: '1928', label: 'såldes den första' },
        { value: '14', label: 'dagars öppet köp' },
      ],
    }),
    block('car-teaser', {
      title: 'Nyinkommet',
      link: link('/kop-bil/alla-bilar-i-lager', 'Visa alla bilar'),
    }),
    block('stories-teaser', { title: 'Berättelser' }),
    block('action-panel', {
      title: 'Dags för vinter\u00ADhjulen.',
      text: 'Vi har redan värmt muttrarna. Ring eller skriv, så hittar vi en tid i verkstaden och en plats på däckhotellet närmast dig.',
      link: link('/service-och-verkstad/boka-service', 'Boka tid i verkstaden'),
      rows: [
        { icon: 'wrench', label: 'Service', value: 'från 2 190 kr', link: link('/service-och-verkstad') },
        {
          icon: 'disc-3',
          label: 'Hjulskifte',
          value: '495 kr',
          link: link('/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar'),
        },
        {
          icon: 'snowflake',
          label: 'Däckhotell',
          value: '845 kr per säsong',
          link: link('/dack-och-biltillbehor/dackhotell'),
        },
        {
          icon: 'shield-check',
          label: 'Skada och glas',
          value: 'offert samma dag',
          link: link('/service-och-verkstad/vara-verkstadstjanster/skada-och-lack'),
        },
      ],
      image: picture('scenes/close-wheel', 'Närbild på ett hjul i kvällsljus'),
    }),
  ],
});
