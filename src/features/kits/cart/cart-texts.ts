import { formatMessage } from '../../../shared/sites/format-message.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type messages from '../messages/cart/sv.json';

/** The texts of the dialog, the cart and its checkout, sent to the browser as JSON with the island's props. */
export type KitCartTextMap = { language: Language; texts: Readonly<Record<KitCartKey, string>> };
export type KitCartTexts = (key: KitCartKey, values?: Record<string, string | number>) => string;

type KitCartKey = keyof typeof messages;

export function toKitCartTexts({ language, texts }: KitCartTextMap): KitCartTexts {
  return (key, values = {}) => formatMessage(texts[key], values, language);
}
