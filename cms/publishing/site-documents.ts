import { brandLimit } from '../../src/publishing/brands.ts';
import type { PublishedDocument } from '../../src/publishing/published-store.ts';
import type { QueryCondition, RedirectRule } from '../../src/redirects/rule.ts';
import { footerFields } from '../../src/shell/footer/fields.ts';
import { headerFields } from '../../src/shell/header/fields.ts';
import { routerLanguages } from '../../src/sites/languages.ts';
import { siteFields } from '../../src/sites/site.ts';
import { inLanguage } from './page-documents.ts';
import { keyFrom, type MediaKeyOf, type Row, rowOf, writtenFrom } from './written-from.ts';

const nowhere = { language: '', key: '' };

export function documentsOfSite(settings: Row & { name: string }, keyOf: MediaKeyOf): PublishedDocument[] {
  return [{ ...nowhere, kind: 'site', site: settings.name, body: writtenFrom(siteFields, settings, keyOf) }];
}

/** The brands in the order in which the site lists them. */
export function documentsOfBrands(
  brands: readonly Row[],
  site: string,
  keyOf: MediaKeyOf,
): PublishedDocument[] {
  const body = brands.slice(0, brandLimit).map(({ code, name, logo, logoBlackAndWhite }) => ({
    brandCode: code,
    name,
    logo: keyFrom(logo, keyOf) ?? '',
    logoBlackAndWhite: keyFrom(logoBlackAndWhite, keyOf) ?? '',
  }));
  return [{ ...nowhere, kind: 'brands', site, body }];
}

/** Header and footer, per language; a language in which nothing is filled in has none. */
export function documentsOfShell(shell: Row, site: string, keyOf: MediaKeyOf): PublishedDocument[] {
  const parts = { header: headerFields, footer: footerFields };
  return routerLanguages.flatMap((language) => {
    const words = inLanguage(shell, language);
    return Object.entries(parts).flatMap(([key, fields]) => {
      const body = writtenFrom(fields, words[key], keyOf);
      return isEmpty(body) ? [] : [{ kind: 'shell' as const, site, language, key, body }];
    });
  });
}

export function documentsOfDictionary(dictionary: Row, site: string): PublishedDocument[] {
  return routerLanguages.flatMap((language) => {
    const { texts } = inLanguage(dictionary, language);
    const body = Object.fromEntries(
      rowsOf(texts).flatMap(({ key, text }) => (key && text ? [[key, text]] : [])),
    );
    return isEmpty(body) ? [] : [{ kind: 'dictionary' as const, site, language, key: '', body }];
  });
}

/** All rules of a site as one list, in the order given. */
export function documentsOfRedirects(rules: readonly Row[], site: string): PublishedDocument[] {
  return [{ ...nowhere, kind: 'redirects', site, body: rules.map(ruleOf) }];
}

function ruleOf({ source, destination, has, otherwise }: Row): RedirectRule {
  const conditions = rowsOf(has).map(conditionOf);
  return {
    source: String(source ?? ''),
    destination: String(destination ?? ''),
    permanent: true,
    ...(conditions.length > 0 && { has: conditions }),
    ...(typeof otherwise === 'string' && otherwise !== '' && { otherwise }),
  };
}

function conditionOf({ key, value }: Row): QueryCondition {
  return { type: 'query', key: String(key ?? ''), value: String(value ?? '') };
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(rowOf) : [];
}

function isEmpty(body: object): boolean {
  return Object.keys(body).length === 0;
}
