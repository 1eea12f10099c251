import { createPage } from './page.ts';
import { block, type DemoPage } from './site-builder.ts';

const words: Readonly<Partial<Record<DemoPage['language'], { name: string; description: string }>>> = {
  sv: {
    name: 'Sparade bilar',
    description:
      'Bilarna du har sparat. Jämför dem, dela listan med en länk eller plocka bort dem som inte höll måttet.',
  },
  nb: {
    name: 'Lagrede biler',
    description:
      'Bilene du har lagret. Sammenlign dem, del listen med en lenke eller fjern dem som ikke holdt mål.',
  },
  en: {
    name: 'Saved cars',
    description:
      'The cars you have saved. Compare them, share the list by link or take off those that fell short.',
  },
  fi: {
    name: 'Tallennetut autot',
    description:
      'Tallentamasi autot. Vertaa niitä, jaa lista linkillä tai poista ne, jotka eivät vakuuttaneet.',
  },
  sk: {
    name: 'Uložené autá',
    description:
      'Autá, ktoré ste si uložili. Porovnajte ich, zdieľajte zoznam odkazom alebo odstráňte tie, ktoré nepresvedčili.',
  },
};

/** The page that the heart in the header links to. Every site that sells cars has it, at an address in its own language. */
export function savedCarsPage(language: DemoPage['language'], path: string): DemoPage {
  const own = words[language];
  if (!own) throw new Error(`no words for saved cars in ${language}`);
  const { name, description } = own;
  return createPage(language, {
    path,
    name,
    description,
    hidden: true,
    fields: { hideFromSearchEngines: true },
    main: [block('saved-cars', { title: name, titleTag: 'h1' }), block('recently-viewed', {})],
  });
}
