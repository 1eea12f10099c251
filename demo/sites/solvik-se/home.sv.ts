import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Nya och begagnade bilar, verkstad och däckhotell',
    navTitle: 'Start',
    metaDescription:
      'Solvik säljer nya och begagnade bilar på tolv anläggningar och tar hand om dem i egen verkstad. Familjeägt sedan 1928.',
    ogImage: picture('pictures/solvik/hero'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/hero', 'En mörkgrön BMW i4 på kustvägen i skymningen'),
      imagePhone: picture('pictures/solvik/hero-phone'),
      title: 'Kör dit vägen tar slut.',
      text: 'Nya och begagnade bilar på tolv anläggningar. Provkör i dag, bestäm dig när du vill.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      link: link('/anlaggningar', 'Hitta din anläggning'),
      buttonType: 'Light',
      secondLink: link('/service-och-verkstad', 'Boka verkstad'),
      quickLinks: [
        { link: link('/salj-bil', 'Sälj din bil') },
        { link: link('/dack-och-biltillbehor/dackhotell', 'Däckhotell') },
        { link: link('/bilmarken/bmw', 'BMW') },
        { link: link('/bilmarken/mini', 'MINI') },
      ],
      caption: { title: 'BMW i4 Gran Coupé', link: link('/bilmarken/bmw', 'från 5 995 kr/mån') },
    }),
    block('brand-row', {
      heading: 'Sju märken, ett handslag',
      brands: [
        { logo: picture('brands/BMW', 'BMW'), name: 'BMW', link: link('/bilmarken/bmw') },
        { logo: picture('brands/MINI', 'MINI'), name: 'MINI', link: link('/bilmarken/mini') },
        { logo: picture('brands/VOLVO', 'Volvo'), name: 'Volvo', link: link('/bilmarken') },
        { logo: picture('brands/POLESTAR', 'Polestar'), name: 'Polestar', link: link('/bilmarken') },
        { logo: picture('brands/KIA', 'Kia'), name: 'Kia', link: link('/bilmarken') },
        { logo: picture('brands/TOYOTA', 'Toyota'), name: 'Toyota', link: link('/bilmarken') },
        { logo: picture('brands/PORSCHE', 'Porsche'), name: 'Porsche', link: link('/bilmarken') },
      ],
    }),
    block('text-with-image', {
      title: 'Ett kontrakt tar tio minuter. Ett förtroende tar längre.',
      text: prose(`
        Vi har sålt bilar vid samma hamn i fyra generationer. Därför säger vi som det är om rost, räckvidd
        och restvärde, och därför öppnar verkstaden klockan sju för den som behöver bilen klockan åtta.
      `),
      image: picture(
        'pictures/solvik/showroom',
        'Solviks bilhall vid vattnet i Uddevalla, upplyst i skymningen',
      ),
      link: link('/om-solvik', 'Så arbetar vi'),
      figures: [
        { value: '12', label: 'anläggningar' },
        { value: '1928', label: 'såldes den första' },
        { value: '14', label: 'dagars öppet köp' },
      ],
    }),
    block('image-cards', {
      heading: 'Berättelser',
      link: link('/berattelser', 'Visa alla'),
      cards: [
        {
          image: picture('pictures/solvik/story-coast', 'En kombi står vid en stilla fjord i gryningen'),
          label: 'På väg',
          date: '2026-11-04',
          title: 'Fyrtio mil kust på en laddning och två kanelbullar',
          text: 'Vi tog en i5 Touring från Uddevalla till vägs ände och lärde oss att den bästa pausen sällan ligger vid motorvägen.',
          link: link('/berattelser/2026/fyrtio-mil-kust'),
        },
        {
          image: picture('pictures/solvik/story-winter', 'Snöklädda fjäll speglar sig i vattnet'),
          label: 'Äga bil',
          date: '2026-10-28',
          title: 'Så mår elbilen när det är minus tjugo',
          link: link('/berattelser/2026/minus-tjugo'),
        },
        {
          image: picture('pictures/solvik/story-tail', 'En baklykta lyser rött i skymningen'),
          label: 'Nyheter',
          date: '2026-10-21',
          title: 'Nya i4 har landat, och den går att provköra',
          link: link('/berattelser/2026/i4-har-landat'),
        },
      ],
    }),
    block('action-panel', {
      title: 'Dags för vinter\u00ADhjulen.',
      text: 'Vi har redan värmt muttrarna. Ring eller skriv, så hittar vi en tid i verkstaden och en plats på däckhotellet närmast dig.',
      link: link('/service-och-verkstad/boka-service', 'Boka tid i verkstaden'),
      rows: [
        { icon: 'wrench', label: 'Service', value: 'från 2 190 kr', link: link('/service-och-verkstad') },
        { icon: 'disc-3', label: 'Hjulskifte', value: '495 kr', link: link('/dack-och-biltillbehor') },
        {
          icon: 'snowflake',
          label: 'Däckhotell',
          value: '845 kr per säsong',
          link: link('/dack-och-biltillbehor/dackhotell'),
        },
        {
          icon: 'shield-check',
          label: 'Skada och glas',
          value: 'offert samma dag',
          link: link('/service-och-verkstad'),
        },
      ],
      image: picture('pictures/solvik/workshop', 'Närbild på ett hjul i kvällsljus'),
    }),
  ],
};
