import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const tyres = swedish({
  path: '/dack-och-biltillbehor',
  name: 'Däck och biltillbehör',
  menu: 'Däck och tillbehör',
  description: 'Däck, kompletta hjul, hjulskifte och däckhotell hos Solvik, med priser.',
  order: 40,
  menuText: 'Däck, hjul och det som skruvas på.',
  main: [
    block('text-with-image', {
      title: 'Fyra handflator mot vägen.',
      titleTag: 'h1',
      text: toRichText(`
        Större än så är det inte som håller dig kvar när det blir halt. Vi mäter, skiftar och förvarar dem, och
        säger till när det är dags för nya.
      `),
      image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
      link: link('/dack-och-biltillbehor/dackhotell', 'Till däckhotellet'),
      buttonType: 'Primary',
      figures: [
        { value: '3 mm', label: 'lagens gräns' },
        { value: '4 mm', label: 'vår gräns' },
        { value: '8 mm', label: 'som nytt' },
      ],
    }),
    block('link-rows', {
      title: 'Däck och hjul',
      text: 'Monterat, balanserat och klart. Gamla däck tar vi hand om.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Hjulskifte',
          text: 'Dina egna hjul, medan du dricker en kopp kaffe',
          figure: '495 kr',
          link: link('/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar'),
        },
        {
          title: 'Däckhotell',
          text: 'Tvätt, mätning och förvaring i värmen',
          figure: '845 kr',
          unit: 'per säsong',
          link: link('/dack-och-biltillbehor/dackhotell'),
        },
        {
          title: 'Vinterdäck, 17 tum',
          text: 'Friktion eller dubb, fyra stycken monterade',
          figure: 'från 5 980 kr',
          link: link('/dack-och-biltillbehor/webbshop'),
        },
        {
          title: 'Kompletta vinterhjul',
          text: 'Originalfälg med sensor',
          figure: 'från 9 900 kr',
          link: link('/dack-och-biltillbehor/webbshop'),
        },
        { title: 'Balansering', text: 'Per hjul', figure: '150 kr' },
      ],
    }),
    block('rich-text', {
      title: 'Tre millimeter är lagen. Fyra är vår gräns.',
      body: toRichText(`
        Ett vinterdäck med tre millimeters mönster är lagligt från 1 december till 31 mars. Det är inte samma
        sak som att det bromsar. I våra mätningar på blöt vinterväg skiljer det elva meter mellan tre
        millimeter och sju, från 80 till stillastående.

        Därför mäter vi alla fyra vid varje skifte och skriver siffrorna på kvittot. Sedan är det du som bestämmer.
        Osäker på dubb eller friktion? Läs [vad däckteknikerna själva har valt](/berattelser/2026/dubb-eller-friktion).
      `),
      width: 'beside heading',
    }),
    block('image-cards', {
      heading: 'Tillbehör som märks',
      lead: 'Monteras när bilen ändå är inne. Priserna är med arbete.',
      link: link('/dack-och-biltillbehor/biltillbehor', 'Alla tillbehör'),
      layout: 'three',
      cards: [
        {
          image: picture('scenes/close-tail', 'Baklyktorna på en mörk bil'),
          title: 'Dragkrok, fällbar',
          text: 'Från 14 900 kr. Tar två dagar, vi kodar in den i bilen.',
          link: link('/dack-och-biltillbehor/biltillbehor'),
        },
        {
          image: picture('scenes/coast-dusk', 'En grön suv på kustvägen i skymningen'),
          title: 'Takbox med räcken',
          text: 'Från 7 450 kr, eller hyr för 590 kr i veckan.',
          link: link('/dack-och-biltillbehor/biltillbehor'),
        },
        {
          image: picture('scenes/charging-night', 'En blå elbil laddar om natten'),
          title: 'Laddbox',
          text: 'Från 14 900 kr, monterad. Avdraget är redan draget.',
          link: link('/dack-och-biltillbehor/laddbox'),
        },
      ],
    }),
  ],
});

export const wheelChange = swedish({
  path: '/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar',
  name: 'Hjulskifte och hjulinställningar',
  menu: 'Hjulskifte',
  description: 'Hjulskifte 495 kr på tjugo minuter, hjulinställning 1 495 kr med protokoll före och efter.',
  order: 2,
  menuImage: picture('scenes/workshop'),
  main: [
    block('rich-text', {
      title: 'Hjulskifte och hjulinställningar',
      titleTag: 'h1',
      lead: 'Två gånger om året skiftar du. En gång om året slår du i en trottoarkant. Vi tar båda.',
    }),
    block('price-table', {
      title: 'Priser',
      titleSize: 'section',
      corner: 'Tjänst',
      columns: [
        { title: 'Hjulskifte' },
        { title: 'Skifte med balansering', recommended: true },
        { title: 'Inställning' },
      ],
      rows: [
        { title: 'Pris', cells: [{ value: '495 kr' }, { value: '995 kr' }, { value: '1 495 kr' }] },
        { title: 'Tid', small: true, cells: [{ value: '20 min' }, { value: '40 min' }, { value: '60 min' }] },
        {
          title: 'Mönsterdjup och tryck',
          small: true,
          cells: [{ value: 'ja' }, { value: 'ja' }, { value: 'ja' }],
        },
        {
          title: 'Efterdragning',
          small: true,
          cells: [{ value: 'gratis' }, { value: 'gratis' }, { value: '–' }],
        },
      ],
      footnote: 'Fyra hjul upp till 21 tum. Hjulinställning gäller fyra hjul, med protokoll före och efter.',
    }),
    block('faq', {
      title: 'När behövs vad',
      items: [
        {
          question: 'Ratten står snett när jag kör rakt',
          answer: toRichText(
            'Då behöver hjulen ställas in. Vänta inte, däcken slits ojämnt på några veckor.',
          ),
        },
        {
          question: 'Ratten skakar i nittio',
          answer: toRichText('Obalans. En balansvikt på några gram räcker oftast.'),
        },
        {
          question: 'Varför ska jag dra efter bultarna?',
          answer: toRichText(
            'De sätter sig de första tio milen. Kom förbi, det tar tre minuter och kräver ingen tid.',
          ),
        },
      ],
    }),
    block('call-panel', {
      title: 'Tjugo minuter, en kopp kaffe.',
      text: 'Har du hjulen hos oss bokar du själv. Annars ringer du, eller tar en nummerlapp på morgonen.',
      link: link('/dack-och-biltillbehor/dackhotell', 'Boka hjulskifte'),
      secondLink: link('tel:+46105500150', 'Ring 010-550 01 50'),
      tone: 'brand',
    }),
  ],
});
