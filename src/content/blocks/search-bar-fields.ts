import { flag, text } from '../../shared/platform/fields/fields.ts';

/** What editors set for the search bar in a hero, whichever hero it is. */
export const searchBarFields = {
  hasSearchBar: flag('Search bar'),
  searchUrl: text('The search leads to', {
    help: 'A path, such as /kop-bil/alla-bilar-i-lager. Empty: the car list of the site.',
  }),
  searchPlaceholderPhone: text('Hint in the search bar on phones'),
  searchPlaceholderDesktop: text('Hint in the search bar on wide screens'),
};
