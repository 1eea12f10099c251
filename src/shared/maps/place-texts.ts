import { keysOf } from '../sites/pick-texts.ts';
import messages from './messages/place/sv.json' with { type: 'json' };

export type PlaceTextKey = keyof typeof messages;

/** Looks the field's texts up; the site's own `Texts` is one. */
export type PlaceTexts = (key: PlaceTextKey, values?: Record<string, string | number>) => string;

/** The keys of the texts that `PlaceInput` needs in the browser. */
export const placeTextKeys = keysOf(messages);
