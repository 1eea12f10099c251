import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const winterWheels: DemoPage = {
  id: 'winter-wheels',
  language: 'sv',
  path: '/kop-bil/vinterhjul',
  name: 'Vinterhjul på köpet',
  fields: {
    metaTitle: 'Vinterhjul på köpet till 30 november',
    navTitle: 'Vinterhjul på köpet',
    metaDescription:
      'Köp en halvkombi i november så får du en omgång begagnade vinterhjul med minst fem millimeter mönster. Gäller till 30 november 2026.',
    ogImage: picture('scenes/winter-mountains'),
    order: 4,
  },
  main: [
    block('carousel', {
      label: 'Novemberkampanjen',
      height: 'Medium',
      slides: [
        {
          image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
          imagePhone: picture('scenes/winter-mountains-phone'),
          title: 'Fyra hjul till, samma pris.',
          text: 'Till alla halvkombier i lager. Minst fem millimeter mönster, monterade när du hämtar.',
          link: link('/kop-bil/alla-bilar', 'Bilarna i lager'),
        },
        {
          image: picture('scenes/dealership-winter', 'En röd halvkombi utanför en bilhall i snö'),
          title: 'Inte nya. Bra.',
          text: 'Hjulen kommer från våra inbyten. Vi mäter mönster, ålder och balans, och kastar vart tredje.',
          link: link('/bilagande', 'Så kontrollerar vi'),
        },
      ],
    }),
    block('rich-text', {
      title: 'Vinterhjul på köpet',
      titleTag: 'h1',
      lead: 'I november följer en omgång vinterhjul med varje halvkombi vi säljer. Värde mellan 4 000 och 7 000 kronor, beroende på tum.',
    }),
    block('countdown', {
      title: 'Sedan är hjulhyllan tom.',
      text: 'Sista dagen är måndag 30 november. Butikerna stänger klockan sex.',
      target: '2026-11-30T18:00',
      textAfter: 'Kampanjen är slut. I april är det sommarhjulens tur.',
      link: link('/kop-bil/hitta-oss', 'Hitta din butik'),
      background: 'brand',
      image: picture('scenes/close-wheel', 'Framhjulet på en grön bil'),
    }),
    block('faq', {
      title: 'Villkor',
      text: 'De är korta med flit.',
      items: [
        {
          question: 'Dubb eller friktion?',
          answer: toRichText(
            'Du väljer av det som finns i bilens dimension. Saknas det ena säger vi det före köpet.',
          ),
        },
        {
          question: 'Var lägger jag sommarhjulen?',
          answer: toRichText('I bagageutrymmet, eller hos oss till april för 795 kronor.'),
        },
        {
          question: 'Jag ångrar bilen. Vad händer med hjulen?',
          answer: toRichText('De följer med tillbaka. Öppet köp gäller som vanligt, 14 dagar och 100 mil.'),
        },
        {
          question: 'Kan jag få pengarna i stället?',
          answer: toRichText('Nej. Då vore det en rabatt, och sådana har vi inte.'),
        },
      ],
    }),
  ],
};
