import type { Language } from '../../../shared/sites/languages.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import messages from '../messages/cart/sv.json' with { type: 'json' };
import type { KitCartTextMap } from './cart-texts.ts';

/** On the server, so that the browser does not load the texts of all languages. */
export function kitCartTextMap(texts: Texts, language: Language): KitCartTextMap {
  return { language, texts: pickTexts(texts, keysOf(messages)) };
}
