import type { Language } from '../../src/shared/sites/languages.ts';
import { wildcardMarker } from '../../src/shared/sites/wildcard.ts';
import { starterTexts } from './starter-texts.ts';

/** A page of a new site; `content` is what it says in one language. */
export type StarterPage = {
  id: string;
  /** The starter page above it. */
  parent?: string;
  slug: string;
  hideInNavigation?: boolean;
  isPublic: boolean;
  content: (language: Language) => { name: string; main: readonly object[] };
};

type StarterSite = {
  displayName: string;
  /** Undefined where the site sells no cars. */
  carPaths: { pathToCarList: string; carDetailPath: string } | undefined;
};

/** The first pages of a site. The home page stays a draft, because its texts are the dealer's own. */
export function starterPages({ displayName, carPaths }: StarterSite): StarterPage[] {
  const home = (language: Language) => {
    const { home: name, newCars, allCars } = starterTexts[language];
    const link = { href: carPaths?.pathToCarList, text: allCars };
    const teaser = { blockType: 'car-teaser', title: newCars, link };
    const title = { blockType: 'rich-text', title: displayName, titleTag: 'h1' };
    return { name, main: carPaths ? [title, teaser] : [title] };
  };
  return [{ id: 'home', slug: '/', isPublic: false, content: home }, ...(carPaths ? carPages(carPaths) : [])];
}

/**
 * The pages without which a site shows no cars. Stock is shown at addresses that name a make or a car, which needs
 * wildcard pages that nobody could guess.
 */
function carPages({ pathToCarList, carDetailPath }: NonNullable<StarterSite['carPaths']>): StarterPage[] {
  const list = (language: Language) => ({
    name: starterTexts[language].cars,
    main: [{ blockType: 'car-list', title: starterTexts[language].cars, titleTag: 'h1' }],
  });
  const car = (language: Language) => ({
    name: starterTexts[language].car,
    main: [{ blockType: 'car-page' }],
  });
  const hidden = { slug: wildcardMarker, hideInNavigation: true, isPublic: true };
  return [
    { id: 'list', parent: 'home', slug: pathToCarList, isPublic: true, content: list },
    { id: 'make', parent: 'list', ...hidden, content: list },
    { id: 'model', parent: 'make', ...hidden, content: list },
    // A car's URL without its slug redirects to the full one.
    { id: 'car-id', parent: 'home', ...hidden, slug: `${carDetailPath}/${wildcardMarker}`, content: car },
    { id: 'car', parent: 'car-id', ...hidden, content: car },
  ];
}
