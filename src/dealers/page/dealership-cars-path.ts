import type { Site } from '../../sites/site.ts';
import type { Dealership } from '../dealership.ts';

/** The car list with only what stands here: `car_site_name` is 'city>site name' (LIST-38). */
export function dealershipCarsPath(
  { pathToCarList }: Pick<Site, 'pathToCarList'>,
  { website_city, site_official_name }: Dealership,
): string {
  const query = new URLSearchParams(
    website_city
      ? { car_website_city: website_city, car_site_name: `${website_city}>${site_official_name}` }
      : { car_site_name: site_official_name },
  );
  return `${pathToCarList}?${query}`;
}
