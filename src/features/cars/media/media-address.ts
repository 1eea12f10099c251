import { countryRules } from '../../../shared/sites/country-rules.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Car } from '../record/car.ts';
import { parseRegistrationNumber } from './parse-registration-number.ts';

export const MEDIA_PATH = '/api/autosonshow';

type Filmed = Pick<Car, 'isOnShow' | 'registrationNumber'>;

/** The API path of a car's video and spins; nothing for cars that have none (GAL-14, SITE-18). */
export function mediaAddress(
  site: Pick<Site, 'country' | 'languages'>,
  { isOnShow, registrationNumber }: Filmed,
): string | undefined {
  const parsed = parseRegistrationNumber(registrationNumber ?? '');
  const { showsVideoAndSpin } = countryRules(site, site.languages[0]);
  return showsVideoAndSpin && isOnShow && parsed ? `${MEDIA_PATH}/${parsed}` : undefined;
}
