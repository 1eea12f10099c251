import { brandLimit } from '../../src/content/publishing/brands.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { formFields, formKey } from '../../src/features/editor-forms/form-fields.ts';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import { siteFields } from '../../src/shared/sites/site.ts';
import { isThemeName } from '../../src/shared/ui/themes/theme.ts';
import { themeFields } from '../../src/shared/ui/themes/theme-fields.ts';
import { fontFace } from '../../src/shared/ui/themes/uploaded-fonts.ts';
import { footerFields } from '../../src/web/shell/footer/fields.ts';
import { headerFields } from '../../src/web/shell/header/fields.ts';
import { inLanguage } from './page-documents.ts';
import { toRedirectRule } from './redirect-rule.ts';
import type { MediaKeyOf, References, ReferencesIn } from './references.ts';
import { type Row, toMediaKey, toPublished, toRow } from './to-published.ts';

const withoutLanguage = { language: '', key: '' };

export function toSiteDocuments(
  settings: Row & { name: string },
  references: References,
): PublishedDocument[] {
  const { extensionValues } = settings;
  const body = {
    ...toPublished(siteFields, settings, references),
    ...(!isEmpty(toRow(extensionValues)) && { extensionValues }),
  };
  return [{ ...withoutLanguage, kind: 'site', site: settings.name, body }];
}

/** It belongs to no site. */
export function toThemeDocuments(theme: Row): PublishedDocument[] {
  const key = String(theme['name'] ?? '');
  if (!isThemeName(key)) return [];
  return [{ kind: 'theme', site: '', language: '', key, body: publishedTheme(theme) }];
}

/** A font file in the parts that pages load; nothing before they are stored. */
export function toFontDocuments({ key, family, weights, style, prepared }: Row): PublishedDocument[] {
  const face = fontFace.safeParse({ family, weights, style, ...toRow(prepared) });
  if (!face.success || typeof key !== 'string' || !key) return [];
  return [{ kind: 'font', site: '', language: '', key, body: face.data }];
}

/** The brands in the order in which the site lists them. */
export function toBrandsDocuments(
  brands: readonly Row[],
  site: string,
  keyOf: MediaKeyOf,
): PublishedDocument[] {
  const body = brands.slice(0, brandLimit).map(({ code, name, logo, logoBlackAndWhite }) => ({
    brandCode: code,
    name,
    logo: toMediaKey(logo, keyOf) ?? '',
    logoBlackAndWhite: toMediaKey(logoBlackAndWhite, keyOf) ?? '',
  }));
  return [{ ...withoutLanguage, kind: 'brands', site, body }];
}

/** Header and footer, per language; a language in which nothing is filled in has none. */
export function toShellDocuments(shell: Row, site: string, referencesIn: ReferencesIn): PublishedDocument[] {
  const parts = { header: headerFields, footer: footerFields };
  return allLanguages.flatMap((language) => {
    const texts = inLanguage(shell, language);
    return Object.entries(parts).flatMap(([key, fields]) => {
      const body = toPublished(fields, texts[key], referencesIn(language));
      return isEmpty(body) ? [] : [{ kind: 'shell' as const, site, language, key, body }];
    });
  });
}

export function toDictionaryDocuments(dictionary: Row, site: string): PublishedDocument[] {
  return allLanguages.flatMap((language) => {
    const { texts } = inLanguage(dictionary, language);
    const body = Object.fromEntries(
      toRows(texts).flatMap(({ key, text }) => (key && text ? [[key, text]] : [])),
    );
    return isEmpty(body) ? [] : [{ kind: 'dictionary' as const, site, language, key: '', body }];
  });
}

/** A form that the sites would refuse is not published: the studio refuses to save one, but older rows may be anything. */
export function toFormDocuments(form: Row, site: string, referencesIn: ReferencesIn): PublishedDocument[] {
  const body = toPublished(formFields, form, referencesIn(''));
  const key = formKey({ provider: body['provider'], id: body['formId'] } as Parameters<typeof formKey>[0]);
  return [{ kind: 'form', site, language: '', key, body }];
}

/** All rules of a site as one list, in the order given. */
export function toRedirectsDocuments(rules: readonly Row[], site: string): PublishedDocument[] {
  return [{ ...withoutLanguage, kind: 'redirects', site, body: rules.map(toRedirectRule) }];
}

/** What the sites get of a theme; it refers to nothing. */
export function publishedTheme(row: Row): Row {
  return toPublished(themeFields, row, { mediaKey: () => undefined, href: () => undefined, storyTags: [] });
}

function toRows(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(toRow) : [];
}

function isEmpty(body: object): boolean {
  return Object.keys(body).length === 0;
}
