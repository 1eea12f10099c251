import { type Stored, schemaOf } from '../../src/platform/fields/fields.ts';
import { dictionaryFor } from '../../src/publishing/built-in-texts.ts';
import type { Language } from '../../src/sites/languages.ts';
import { createSite, type Site, siteFields } from '../../src/sites/site.ts';
import { createCars } from '../cars/inventory.ts';
import { createDealerships } from '../dealers/sites.ts';
import { kits } from '../kits/kits.ts';
import { readSites } from '../sites.ts';

/** A text that visitors read: in which language, of which site, and where it stands. */
export type WrittenText = {
  site: string;
  country: Site['country'];
  language: Language;
  where: string;
  text: string;
};

/** All texts of the demo group: pages, headers, footers, dictionaries, cars, dealerships and kits. */
export async function writtenTexts(): Promise<WrittenText[]> {
  const sites = await readSites();
  return sites.flatMap(({ name, settings, shell, pages, dictionary }) => {
    const { country, languages, indices } = createSite(
      name,
      schemaOf(siteFields).parse(settings) as Stored<typeof siteFields>,
    );
    const [language] = languages;
    const read = (where: string, given: unknown, spoken: string = language): WrittenText[] =>
      stringsIn(given).map(({ path, text }) => ({
        site: name,
        country,
        language: spoken as Language,
        where: `${name} ${where} ${path}`,
        text,
      }));
    return [
      ...Object.entries(shell).flatMap(([spoken, parts]) => read('shell', parts, spoken)),
      ...languages.flatMap((spoken) =>
        read(`text ${spoken}`, dictionaryFor(spoken, dictionary?.[spoken], country), spoken),
      ),
      ...pages.flatMap(({ id: _id, language: spoken, path, ...page }) => read(path, page, spoken)),
      ...(indices.cars ? createCars(indices.cars).flatMap((car) => read(`car ${car.car_id}`, car)) : []),
      ...(indices.cars && indices.sites
        ? createDealerships(indices.sites).flatMap((site) => read('dealership', site))
        : []),
      ...(name === 'kits-fi' ? kits().flatMap((kit) => read('kit', kit)) : []),
    ];
  });
}

/** Addresses, identities and what only machines read. */
const unread =
  /^(href|src|media|file|path|id|block|kind|code|icon|slug|email|phone|token|form|formId|query|filter|indices|original|thumbnail_url|blur_data_url|date|day|vacationstart|vacationend|from|to|\w*date|\w*_at|car_firstregistration|\w*_id|\w*erp\w*|\w*Path|\w*Address|\w*coordinates)$/;

function stringsIn(given: unknown, path = ''): { path: string; text: string }[] {
  if (typeof given === 'string') return given.trim() === '' ? [] : [{ path, text: given }];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    unread.test(name) ? [] : stringsIn(value, `${path}/${name}`),
  );
}
