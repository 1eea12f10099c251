import type { Language } from '../../../shared/sites/languages.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { kitCartDictionary } from '../texts/cart-texts.ts';
import type { KitCartTextMap } from './cart-texts.ts';

/** On the server, so that the browser does not load the texts of all languages. */
export function kitCartTextMap(texts: Texts, language: Language): KitCartTextMap {
  const keys = Object.keys(kitCartDictionary.fi) as (keyof KitCartTextMap['texts'])[];
  return {
    language,
    texts: Object.fromEntries(keys.map((key) => [key, texts(key)])) as KitCartTextMap['texts'],
  };
}
