import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const tyreHotel = swedish({
  path: '/dack-och-biltillbehor/dackhotell',
  name: 'Däckhotell',
  description:
    'Solviks däckhotell: vi tvättar, mäter och förvarar hjulen i värmen. 845 kr per säsong, skiftet ingår i Plus.',
  order: 1,
  menuImage: picture('scenes/close-wheel'),
  main: [
    block('tyre-hotel', {
      contactEmail: 'dackhotell@solvik.example',
      disclaimer: toRichText(`
        Vi använder registreringsnumret och mobilnumret i ditt avtal för att visa dina hjul och boka din tid. Mer står i
        vår [integritetspolicy](/om-solvik/integritetspolicy).

        Mönsterdjupet är det vi mätte när hjulen lämnades in. Det ersätter inte en kontroll innan du kör.
      `),
      kingPlate: 'DCK212',
      serviceLink: link('/service-och-verkstad/boka-service', 'Boka service'),
      carPicture: picture('pictures/stages/estate-slim-led-green-side'),
      bodyPictures: [
        { body: 'hatchback', picture: picture('pictures/stages/hatchback-round-lamp-green-side') },
        { body: 'saloon', picture: picture('pictures/stages/saloon-slim-led-green-side') },
        { body: 'estate', picture: picture('pictures/stages/estate-slim-led-green-side') },
        { body: 'suv', picture: picture('pictures/stages/suv-slim-led-green-side') },
        { body: 'large-suv', picture: picture('pictures/stages/large-suv-wide-grille-green-side') },
        { body: 'coupe', picture: picture('pictures/stages/coupe-slim-led-green-side') },
      ],
    }),
    block('text-with-image', {
      title: 'Hjulen bor hos oss. Du slipper lyfta.',
      text: toRichText(`
        Vi tvättar, mäter och förvarar hjulen liggande i ett mörkt rum på femton grader. Två gånger om året
        kommer du förbi i tjugo minuter.
      `),
      image: picture('scenes/close-wheel', 'Framhjulet på en grön bil'),
      link: link('tel:+46105500150', 'Ring 010-550 01 50'),
      buttonType: 'Primary',
      figures: [
        { value: '20 min', label: 'tar ett skifte' },
        { value: '15 °C', label: 'året om' },
        { value: '41 000', label: 'hjul på hyllan' },
      ],
    }),
    block('price-table', {
      title: 'Tre sätt att bo',
      titleSize: 'section',
      corner: 'Vad som ingår',
      columns: [
        { title: 'Däckhotell Bas' },
        { title: 'Däckhotell Plus', note: 'de flesta väljer', recommended: true },
        { title: 'Däckhotell Premium' },
      ],
      rows: [
        {
          title: 'Pris per säsong',
          cells: [{ value: '845 kr' }, { value: '1 245 kr' }, { value: '1 695 kr' }],
        },
        {
          title: 'Tvätt och förvaring',
          small: true,
          cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
        },
        {
          title: 'Mätning med protokoll',
          small: true,
          cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
        },
        {
          title: 'Hjulskifte',
          small: true,
          cells: [{ value: '395 kr' }, { value: 'ingår' }, { value: 'ingår' }],
        },
        {
          title: 'Balansering',
          small: true,
          cells: [{ value: '600 kr' }, { value: 'en per år' }, { value: 'ingår' }],
        },
        {
          title: 'Försäkring mot brand och stöld',
          small: true,
          cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
        },
      ],
      footnote: 'En säsong är sex månader. Priserna gäller fyra hjul upp till 20 tum och är med moms.',
    }),
    block('steps', {
      title: 'Så går det till',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Logga in och boka',
          text: 'Skriv ditt registreringsnummer överst på sidan. Du ser vilka hjul du har och när det är ledigt.',
        },
        { title: 'Kom förbi', text: 'Vi skiftar medan du väntar och bär in resten.' },
        {
          title: 'Vi mäter',
          text: 'Mönsterdjup, ålder och skador på varje däck. Protokollet kommer via mejl.',
        },
        { title: 'Vi hör av oss', text: 'I oktober och mars, innan kön börjar.' },
      ],
    }),
    block('faq', {
      title: 'Bra att veta',
      items: [
        {
          question: 'När måste jag ha vinterdäck?',
          answer: toRichText(
            'Från 1 december till 31 mars när det är vinterväglag. Dubbdäck får användas från 1 oktober till 15 april, och annars också om det är eller väntas bli vinterväglag.',
          ),
        },
        {
          question: 'Kan ni förvara hjul jag köpt någon annanstans?',
          answer: toRichText('Ja, så länge de är hela. Vi tvättar dem innan de får flytta in.'),
        },
        {
          question: 'Vad händer när jag byter bil?',
          answer: toRichText(
            'Hjulen kan följa med den gamla bilen, säljas genom oss eller ligga kvar tills du vet.',
          ),
        },
      ],
    }),
  ],
});
