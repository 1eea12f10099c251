import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const buy: DemoPage = {
  id: 'buy',
  language: 'sv',
  path: '/osta-auto',
  name: 'Köp bil',
  fields: {
    metaTitle: 'Så köper du en begagnad bil',
    navTitle: 'Köp bil',
    metaDescription:
      'Fyra steg från provkörning till nycklar. Vad som ingår i priset, vad finansieringen kostar och vad som händer om du ångrar dig.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: 'Köp en bil, inte en lott.',
      text: 'Priset på lappen är priset. Skicket står i rapporten. Och passar bilen inte får du lämna tillbaka den.',
      image: picture('pictures/carstore/car-estate-navy', 'Blå farmarbil, snett framifrån'),
      tone: 'dark',
      size: 'small',
      link: link('/sv/osta-auto/vaihtoautot', 'Begagnade bilar'),
      secondLink: link('tel:+358100004500', '010 000 4500'),
    }),
    block('steps', {
      title: 'Fyra steg, ett par dagar',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Boka', text: 'Ring butiken. Bilen hålls åt dig i två dygn utan avgift.' },
        {
          title: 'Provkör',
          text: 'Ta en timme och en väg du känner. Säljaren följer med bara om du ber om det.',
        },
        {
          title: 'Räkna',
          text: 'Kontant, finansiering eller bil i byte. Allt på ett papper som du får ta hem.',
        },
        {
          title: 'Hämta',
          text: 'Tvättad, besiktad och tankad. Registreringen sköts medan du dricker kaffe.',
        },
      ],
    }),
    block('link-rows', {
      title: 'Vad finansieringen kostar',
      text: 'Exempel: 18 000 euro, 60 månader, ränta 4,95 %. Månadsrat 351,27 euro, effektiv årsränta 7,05 %, sammanlagt 21 266 euro.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Handpenning', text: 'Bilen du ger i byte räknas', figure: '10 %' },
        { title: 'Betalningstid', text: 'Du kan betala bort när du vill', figure: '12–72 mån' },
        { title: 'Ränta', text: 'Fast hela tiden', figure: '4,95 %' },
        { title: 'Öppningsavgift', text: 'En gång', figure: '190 €' },
        { title: 'Hanteringsavgift', text: 'I månaden, ingår i raten', figure: '12 €' },
      ],
    }),
    block('text-with-image', {
      title: 'Det vi hittar skriver vi upp',
      text: toRichText(`
        Varje bil går upp på lyften innan den får en prislapp. Rosten i underredet granskas med lampa och fotograferas. Elbilens batteri mäts från fullt till tomt.

        Stenskott målar vi inte över. De står i rapporten, och priset är räknat efter dem.
      `),
      image: picture('scenes/close-wheel', 'Framhjulet på en olivgrön bil i kvällsljus'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/sv/auton-omistaminen', 'Granskningen och tryggheten'),
      figures: [
        { value: '97', label: 'punkter' },
        { value: '20 km', label: 'provkörning' },
        { value: '1/6', label: 'av bilarna underkänns' },
      ],
    }),
    block('faq', {
      title: 'Innan du bestämmer dig',
      text: 'Bäst svar får du i butiken där bilen står.',
      link: link('/sv/loyda-meidat', 'Hitta butiken'),
      items: [
        {
          question: 'Bilen står på en annan ort. Kan jag se den här?',
          answer: toRichText(
            'Vi flyttar den till din närmaste butik för 90 euro. Köper du bilen får du summan till godo.',
          ),
        },
        {
          question: 'Är besiktningen i kraft?',
          answer: toRichText('Minst sex månader. Är det kortare besiktar vi bilen före överlåtelsen.'),
        },
        {
          question: 'Kan jag köpa på företagets namn?',
          answer: toRichText(
            'Ja. För paketbilar och bilar med mervärdesskatt visas priset också utan skatt.',
          ),
        },
        {
          question: 'Vad ska jag ha med mig?',
          answer: toRichText('Körkort, bankkoder och en försäkring. Den sista hinner vi ordna på plats.'),
        },
      ],
    }),
  ],
};
