import { brandNames } from '../../demo/brands.ts';
import { withNonBreakingSpaces } from '../../demo/non-breaking-spaces.ts';
import { promises } from '../../demo/promises.ts';
import type { DemoSite } from '../../demo/site-builder.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { formKey, toFormBody } from '../../src/features/editor-forms/form-fields.ts';
import type { Language } from '../../src/shared/sites/languages.ts';

/** A site of the demo as the studio would publish it. */
export function toDocuments({
  name: site,
  settings,
  brands,
  dictionary,
  shell,
  pages,
  redirects = [],
  forms = [],
}: DemoSite): PublishedDocument[] {
  const at = { site, language: '', key: '' };
  return [
    { ...at, kind: 'site', body: settings },
    { ...at, kind: 'brands', body: brands.map(toBrand) },
    { ...at, kind: 'redirects', body: redirects },
    ...forms.map((form) => ({ ...at, kind: 'form' as const, key: formKey(form), body: toFormBody(form) })),
    ...Object.entries(dictionary ?? {}).map(([language, body]) => ({
      ...at,
      kind: 'dictionary' as const,
      language,
      body: { ...promises[language as Language], ...body },
    })),
    ...Object.entries(shell).flatMap(([language, parts]) =>
      Object.entries(parts).map(([key, body]) => ({ ...at, kind: 'shell' as const, language, key, body })),
    ),
    ...pages.map(({ id, language, header = [], main, footer = [], ...page }) => ({
      ...at,
      kind: 'page' as const,
      language,
      key: id,
      body: withNonBreakingSpaces({
        ...page,
        header: withBlockIds(header),
        main: withBlockIds(main),
        footer: withBlockIds(footer),
      }),
    })),
  ];
}

function withBlockIds(blocks: DemoSite['pages'][number]['main']) {
  return blocks.map(({ block, fields }, index) => ({ id: `${block}-${index + 1}`, block, fields }));
}

function toBrand(brandCode: string) {
  const name = brandNames[brandCode];
  if (!name) throw new Error(`demo/brands.ts has no name for ${brandCode}`);
  return { brandCode, name, logo: `brands/${brandCode}`, logoBlackAndWhite: `brands/${brandCode}-mono` };
}

/** They belong to no site: any may have them. */
export function themeDocuments(themes: Readonly<Record<string, object>>): PublishedDocument[] {
  return Object.entries(themes).map(([key, body]) => ({ kind: 'theme', site: '', language: '', key, body }));
}
