import type { Settings } from '../shared/platform/env.ts';
import type { KeyRing } from '../shared/platform/key-ring.ts';
import { openKeys } from './encryption-keys.ts';

/** Undefined where an operator has set none: nobody can sign in to the tyre hotel. */
export function openTyreHotelKeys(
  settings: Pick<Settings, 'tyreHotelKeys' | 'demo' | 'dataDir'>,
): Promise<KeyRing | undefined> {
  return openKeys(settings.tyreHotelKeys, 'tyre-hotel.key', settings);
}
