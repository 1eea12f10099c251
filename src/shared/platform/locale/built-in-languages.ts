import { en } from './languages/en.ts';
import { fi } from './languages/fi.ts';
import { nb } from './languages/nb.ts';
import { sk } from './languages/sk.ts';
import { sv } from './languages/sv.ts';

/** The languages whose texts come with the product. */
export const builtInLanguages = { sv, nb, en, fi, sk };
