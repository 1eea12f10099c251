import { countryRules } from '../../sites/country-rules.ts';
import type { Site } from '../../sites/site.ts';
import type { Car } from '../car.ts';
import { parseRegNo } from './reg-no.ts';

export const MEDIA_PATH = '/api/autosonshow';

type Filmed = Pick<Car, 'autos_on_show' | 'car_regno'>;

/** Where a page asks for a car's film and turns; nothing for cars of which there are none (GAL-14, SITE-18). */
export function mediaAddress(
  site: Pick<Site, 'country' | 'languages'>,
  { autos_on_show, car_regno }: Filmed,
): string | undefined {
  const regNo = parseRegNo(car_regno ?? '');
  const { showsVideoAndSpin } = countryRules(site, site.languages[0]);
  return showsVideoAndSpin && autos_on_show && regNo ? `${MEDIA_PATH}/${regNo}` : undefined;
}
