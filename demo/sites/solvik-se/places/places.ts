import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const places = swedish({
  path: '/anlaggningar',
  name: 'Anläggningar',
  description: 'Solviks tolv anläggningar från Halmstad till Sundsvall: adresser, telefon och öppettider.',
  order: 50,
  main: [
    block('dealer-list', {
      title: 'Anläggningar',
      titleTag: 'h1',
      lead: 'Tolv hallar, från Halmstad i söder till Sundsvall i norr',
    }),
    block('link-rows', {
      title: 'Porsche Center',
      text: 'Egna hallar på samma tomt, med egen ingång och egen verkstad.',
      rows: [
        {
          title: 'Porsche Center Göteborg',
          text: 'Ringökajen 44',
          link: link('/anlaggningar/porsche-center-goteborg'),
        },
        {
          title: 'Porsche Center Västerås',
          text: 'Ångkraftsvägen 3',
          link: link('/anlaggningar/porsche-center-vasteras'),
        },
        {
          title: 'Porsche Center Uppsala',
          text: 'Rapsgatan 25',
          link: link('/anlaggningar/porsche-center-uppsala'),
        },
        {
          title: 'Porsche Center Jönköping',
          text: 'Öppnar i april 2027',
          link: link('/anlaggningar/porsche-center-jonkoping'),
        },
        {
          title: 'Porsche Center Sundsvall',
          text: 'Ännu bara verkstad',
          link: link('/anlaggningar/porsche-center-sundsvall'),
        },
      ],
    }),
    block('text-with-image', {
      title: 'Vi ses på kajen',
      text: toRichText(`
        Huset i Uddevalla är det första och fortfarande det största. Buss 4 och 11 stannar vid Kajgatan.
        Det finns fri parkering i två timmar och sex laddplatser på 50 kW.
      `),
      image: picture('scenes/dealership-dusk', 'Bilhallen vid vattnet i Uddevalla, upplyst i skymningen'),
      reverse: true,
      link: link('/om-solvik', 'Om Solvik'),
    }),
  ],
});

/** Answers for every dealership of the index. */
export const dealership = swedish({
  path: '/anlaggningar/,-w-,',
  name: 'Anläggning',
  hidden: true,
  description: 'Öppettider, avdelningar och medarbetare på en av Solviks anläggningar.',
  main: [
    block('dealer-page', {
      fallbackImage: picture('scenes/dealership-day', 'En av Solviks bilhallar i dagsljus'),
    }),
  ],
});
