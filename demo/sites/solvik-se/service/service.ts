import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const service = swedish({
  path: '/service-och-verkstad',
  name: 'Service och verkstad',
  menu: 'Verkstad',
  description:
    'Originalservice, däck, bromsar, skada och glas på Solviks tolv verkstäder. Fasta priser och bilen klar samma dag.',
  order: 30,
  menuText: 'Tolv verkstäder. Nyckelskåpet öppnar klockan sex.',
  main: [
    block('hero', {
      image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
      imagePhone: picture('scenes/workshop-phone'),
      title: 'Verkstaden öppnar klockan sju.',
      text: 'Lämna nyckeln i skåpet från sex, ta bussen till jobbet och hämta bilen efter fyra.',
      link: link('/service-och-verkstad/boka-service', 'Boka service'),
      buttonType: 'Light',
      secondLink: link('tel:+46105500140', '010-550 01 40'),
    }),
    block('link-rows', {
      title: 'Vad det kostar',
      text: 'Priserna gäller de flesta personbilar. Hittar vi något mer ringer vi innan vi skruvar.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Originalservice',
          text: 'Efter tillverkarens program, med originaldelar och stämpel i boken',
          figure: 'från 2 190 kr',
          link: link('/service-och-verkstad/vara-verkstadstjanster/originalservice'),
        },
        {
          title: 'Hjulskifte',
          text: 'Mönsterdjup och lufttryck ingår',
          figure: '495 kr',
          link: link('/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar'),
        },
        {
          title: 'Bromsar',
          text: 'Rengöring och smörjning runt om',
          figure: '1 195 kr',
          link: link('/service-och-verkstad/vara-verkstadstjanster/bromsar'),
        },
        {
          title: 'AC-service',
          text: 'Nytt köldmedium, läcksökning, kupéfilter',
          figure: '1 395 kr',
          link: link('/service-och-verkstad/vara-verkstadstjanster/ac-service'),
        },
        {
          title: 'Batteritest på elbil',
          text: 'Kapacitet och cellspänning i ett intyg du kan visa en köpare',
          figure: '790 kr',
          link: link('/service-och-verkstad/vara-verkstadstjanster/batteritest'),
        },
        {
          title: 'Felsökning',
          text: 'Första halvtimmen. Sedan bestämmer du',
          figure: '690 kr',
          link: link('/service-och-verkstad/vara-verkstadstjanster/felsokning'),
        },
      ],
      more: link('/service-och-verkstad/vara-verkstadstjanster', 'Alla verkstadstjänster'),
    }),
    block('text-with-image', {
      title: 'Skada, lack och glas',
      text: toRichText(`
        Skicka tre bilder till skada@solvik.example: en på hela bilen, en på skadan och en på mätarställningen.
        Du får en offert samma vardag och vi tar kontakten med försäkringsbolaget.

        Stenskott lagar vi medan du väntar. Är det mindre än en femkrona kostar det oftast ingenting.
      `),
      image: picture('scenes/close-lamp', 'Strålkastaren på en grön suv'),
      imageRatio: '1:1',
      reverse: true,
      link: link('/service-och-verkstad/vara-verkstadstjanster/skada-och-lack', 'Skada och lack'),
    }),
    block('faq', {
      title: 'Frågor vi får vid disken',
      firstOpen: true,
      items: [
        {
          question: 'Gäller garantin om ni gör servicen?',
          answer: toRichText(
            'Ja. Vi är auktoriserade för BMW, MINI, Volvo, Polestar, Kia, Toyota och Porsche och följer deras program. Gäller din bil ett annat märke gör vi servicen enligt boken, och då gäller garantin också.',
          ),
        },
        {
          question: 'Kan jag få låna en bil?',
          answer: toRichText(
            'En lånebil kostar 395 kr om dagen, bränsle tillkommer. Säg till när du bokar, det finns sällan några kvar på morgonen.',
          ),
        },
        {
          question: 'Vad händer om ni hittar något mer?',
          answer: toRichText(
            'Vi ringer, berättar vad det är, vad det kostar och om det kan vänta. Utan ditt ja gör vi inget.',
          ),
        },
        {
          question: 'Måste jag ha köpt bilen hos er?',
          answer: toRichText('Nej. Hälften av bilarna i verkstaden har vi aldrig sålt.'),
        },
      ],
    }),
    block('site-selection', {
      title: 'Fyra med skadeverkstad',
      text: 'Alla tolv anläggningar har verkstad. De här har också plåt och lack.',
      sites: [
        { slug: 'solvik-uddevalla' },
        { slug: 'solvik-goteborg' },
        { slug: 'solvik-vasteras' },
        { slug: 'solvik-sundsvall' },
      ],
      link: link('/anlaggningar', 'Alla anläggningar'),
    }),
    block('call-panel', {
      title: 'En tid som passar dig.',
      text: 'Verkstaden svarar vardagar 7–17. Ha registreringsnumret till hands.',
      link: link('/service-och-verkstad/boka-service', 'Så bokar du'),
      secondLink: link('tel:+46105500140', '010-550 01 40'),
      tone: 'brand',
    }),
  ],
});

export const serviceAgreement = swedish({
  path: '/service-och-verkstad/serviceavtal',
  name: 'Serviceavtal',
  description: 'Serviceavtal hos Solvik: all service till fast månadskostnad, för alla sju märken.',
  order: 4,
  main: [
    block('text-with-image', {
      title: 'Samma summa varje månad. Även när bromsarna är slut.',
      titleTag: 'h1',
      text: toRichText(`
        Med ett serviceavtal delar vi upp kostnaden på tre år. Priset är låst, avtalet följer bilen om du säljer den,
        och stämpeln i boken är densamma.
      `),
      image: picture('scenes/close-wheel', 'Framhjulet på en grön bil'),
      link: link('/service-och-verkstad/boka-service', 'Boka service'),
    }),
    block('link-rows', {
      title: 'Per märke',
      text: 'Innehållet skiljer sig åt, eftersom programmen gör det.',
      figurePlace: 'last',
      rows: [
        {
          title: 'BMW',
          text: 'Service Inclusive',
          figure: 'från 169 kr/mån',
          link: link('/kop-bil/bilmarken/bmw/serviceavtal'),
        },
        {
          title: 'MINI',
          text: 'Service Inclusive',
          figure: 'från 129 kr/mån',
          link: link('/kop-bil/bilmarken/mini/serviceavtal'),
        },
        {
          title: 'Volvo',
          text: 'Serviceavtal Plus',
          figure: 'från 189 kr/mån',
          link: link('/kop-bil/bilmarken/volvo/serviceavtal'),
        },
        {
          title: 'Polestar',
          text: 'Serviceavtal el',
          figure: 'från 119 kr/mån',
          link: link('/kop-bil/bilmarken/polestar/serviceavtal'),
        },
        {
          title: 'Kia',
          text: 'Kia Service',
          figure: 'från 139 kr/mån',
          link: link('/kop-bil/bilmarken/kia/serviceavtal'),
        },
        {
          title: 'Toyota',
          text: 'Toyota Relax',
          figure: 'från 129 kr/mån',
          link: link('/kop-bil/bilmarken/toyota/serviceavtal'),
        },
        {
          title: 'Porsche',
          text: 'Service och däck',
          figure: 'från 590 kr/mån',
          link: link('/kop-bil/bilmarken/porsche/serviceavtal'),
        },
      ],
    }),
  ],
});
