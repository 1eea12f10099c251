import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const buy: DemoPage = {
  id: 'buy',
  language: 'nb',
  path: '/kjop-bil',
  name: 'Kjøp bil',
  fields: {
    metaTitle: 'Slik kjøper du bruktbil hos oss',
    navTitle: 'Kjøp bil',
    metaDescription:
      'Fra prøvetur til nøkkel på et par dager. Hva som er med i prisen, hva et billån koster, og hva du kan levere tilbake.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: 'Ingen skjulte linjer.',
      text: 'Avgift, hjul og garanti er med i prisen. Rapporten henger i ruta. Resten er om du liker fargen.',
      image: picture('pictures/carstore/car-suv-sand', 'Sandfarget SUV, skrått forfra'),
      tone: 'brand',
      size: 'small',
      link: link('/kjop-bil/alle-brukte-biler', 'Bilene på lager'),
      secondLink: link('tel:+4721004500', '21 00 45 00'),
    }),
    block('steps', {
      title: 'Fra plassen til oppkjørselen',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Hold av', text: 'Ring butikken. Bilen settes til side i to døgn, uten depositum.' },
        { title: 'Prøv', text: 'Ta den hjem over natten om du vil. Garasjen din vet best.' },
        { title: 'Regn', text: 'Kontant, lån eller innbytte. Alt på ett ark, med totalen nederst.' },
        { title: 'Kjør', text: 'Omregistrert på stedet. Forsikringen tegner vi mens du venter.' },
      ],
    }),
    block('link-rows', {
      title: 'Hva lånet koster',
      text: 'Eksempel: 250 000 kr over 7 år, nominell rente 6,95 %, effektiv rente 8,41 %. 3 862 kr i måneden, kostnad 77 403 kr, totalt 327 403 kr.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Egenkapital', text: 'Innbyttebilen teller med', figure: '15 %' },
        { title: 'Nedbetaling', text: 'Kan innfris når som helst', figure: '1–10 år' },
        { title: 'Nominell rente', text: 'Flytende, fra', figure: '6,95 %' },
        { title: 'Etablering', text: 'En gang, inkludert tinglysing', figure: '2 990 kr' },
        { title: 'Termingebyr', text: 'Med e-faktura', figure: '95 kr' },
      ],
    }),
    block('faq', {
      title: 'Før du bestemmer deg',
      text: 'Butikken der bilen står, svarer best.',
      link: link('/finn-oss', 'Finn butikken'),
      items: [
        {
          question: 'Bilen står i en annen by. Hva gjør jeg?',
          answer: toRichText(
            'Vi flytter den til din butikk for 1 990 kr. Kjøper du den, trekker vi beløpet fra.',
          ),
        },
        {
          question: 'Er EU-kontrollen i orden?',
          answer: toRichText(
            'Alltid. Er det under seks måneder til neste frist, tar vi kontrollen før du henter bilen.',
          ),
        },
        {
          question: 'Følger det med vinterhjul?',
          answer: toRichText(
            'Kjøper du mellom oktober og mars, er ett sett vinterhjul med minst fem millimeter mønster inkludert. Piggfritt eller pigg velger du.',
          ),
        },
        {
          question: 'Kan dere levere hjem?',
          answer: toRichText(
            'Ja. Østlandet 2 490 kr, resten av landet etter avstand. Du får prisen før du sier ja.',
          ),
        },
      ],
    }),
  ],
};
