// Written by `npm run messages` from the files beside it; do not edit.
import { withAddedWords } from '../../../shared/platform/locale/with-added-words.ts';
import en from './en.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import sk from './sk.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

export const words = withAddedWords('dealers', { en, fi, nb, sk, sv });
