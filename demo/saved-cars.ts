import { pageIn } from './page.ts';
import { block, type DemoPage } from './write.ts';

const words = {
  sv: {
    name: 'Sparade bilar',
    lead: 'Bilarna du har tryckt på hjärtat vid, de senaste först.',
    description:
      'Bilarna du har sparat. Jämför dem, dela listan med en länk eller plocka bort dem som inte höll måttet.',
  },
  nb: {
    name: 'Lagrede biler',
    lead: 'Bilene du har trykket på hjertet ved, de siste først.',
    description:
      'Bilene du har lagret. Sammenlign dem, del listen med en lenke eller fjern dem som ikke holdt mål.',
  },
  en: {
    name: 'Saved cars',
    lead: 'The ones you pressed the heart on, the newest first.',
    description:
      'The cars you have saved. Compare them, share the list by link or take off those that fell short.',
  },
  fi: {
    name: 'Tallennetut autot',
    lead: 'Autot, joiden kohdalla painoit sydäntä, uusin ensin.',
    description:
      'Tallentamasi autot. Vertaa niitä, jaa lista linkillä tai poista ne, jotka eivät vakuuttaneet.',
  },
  sk: {
    name: 'Uložené autá',
    lead: 'Autá, pri ktorých ste stlačili srdce, najnovšie ako prvé.',
    description:
      'Autá, ktoré ste si uložili. Porovnajte ich, zdieľajte zoznam odkazom alebo odstráňte tie, ktoré nepresvedčili.',
  },
};

/** Where the heart in the header leads. Every site that sells cars has it, at an address in its own language. */
export function savedCarsPage(language: DemoPage['language'], path: string): DemoPage {
  const { name, lead, description } = words[language];
  return pageIn(language, {
    path,
    name,
    description,
    hidden: true,
    main: [block('saved-cars', { title: name, titleTag: 'h1', lead }), block('recently-viewed', {})],
  });
}
