import { pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';

/** The texts that are sent to the browser with a field for photos. */
const photoTextKeys = [
  'photosLabel',
  'photosHint',
  'photosAdd',
  'photoNumber',
  'photoSending',
  'photoChecking',
  'photoReady',
  'photoWaiting',
  'photoRemove',
  'photosPending',
  'photoTooLarge',
  'photoType',
  'photoHeic',
  'photoPixels',
  'photoBroken',
  'photoTooMany',
  'photosBusy',
  'photoFailed',
] as const;

export type PhotoTexts = Readonly<Record<(typeof photoTextKeys)[number], string>>;

/** With their placeholders: the browser fills them in. */
export function photoTexts(texts: Texts): PhotoTexts {
  return pickTexts(texts, photoTextKeys);
}
