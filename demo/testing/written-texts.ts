import { dictionaryFor } from '../../src/content/publishing/built-in-texts.ts';
import { type Stored, schemaOf } from '../../src/shared/platform/fields/fields.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { createSite, siteFields } from '../../src/shared/sites/site.ts';
import { createCars } from '../cars/inventory.ts';
import { createDealerships } from '../dealers/dealerships.ts';
import { demoForms } from '../forms.ts';
import { kits } from '../kits/kits.ts';
import { readSites } from '../sites.ts';
import { textsOfNoSite } from './texts-of-no-site.ts';
import { stringsIn, type WrittenText } from './written-text.ts';

/** All texts that a visitor can see: pages, forms, dictionaries, cars and so on, and those that belong to no site. */
export async function writtenTexts(): Promise<WrittenText[]> {
  const sites = await readSites();
  const forms = demoForms();
  const ofSites = sites.flatMap(({ name, settings, shell, pages, dictionary }) => {
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
      ...pages.flatMap(({ id: _id, language: spoken, path, ...page }) => {
        const shown = JSON.stringify(page);
        const embedded = forms.filter(({ id }) => shown.includes(id));
        return [...read(path, page, spoken), ...embedded.flatMap((form) => read('form', form, spoken))];
      }),
      ...read('directory', settings.directory?.summary ?? [], 'en'),
      ...(indices.cars ? createCars(indices.cars).flatMap((car) => read(`car ${car.car_id}`, car)) : []),
      ...(indices.cars && indices.sites
        ? createDealerships(indices.sites).flatMap((site) => read('dealership', site))
        : []),
      ...(name === 'kits-fi' ? kits().flatMap((kit) => read('kit', kit)) : []),
    ];
  });
  return [...ofSites, ...textsOfNoSite()];
}
