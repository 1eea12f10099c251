import type { Site } from '../../../shared/sites/site.ts';
import type { Dealership } from '../dealership.ts';

/** The car list with only what stands here: `car_site_name` is 'city>site name' (LIST-38). */
export function dealershipCarsPath(
  { pathToCarList }: Pick<Site, 'pathToCarList'>,
  { websiteCity, name }: Dealership,
): string {
  const query = new URLSearchParams(
    websiteCity
      ? { car_website_city: websiteCity, car_site_name: `${websiteCity}>${name}` }
      : { car_site_name: name },
  );
  return `${pathToCarList}?${query}`;
}
