import type { PageContext } from '../blocks/block.ts';
import { type Fields, type Shown, type Stored, schemaOf, type Written } from '../platform/fields/fields.ts';
import { show } from '../platform/fields/show.ts';
import type { Picture } from '../platform/picture.ts';
import { addressOf, siteFields, siteFrom } from '../sites/site.ts';
import { textsFor } from '../sites/texts.ts';

/** A page of a small Swedish and English site. */
export function aPageContext(settings: Written<typeof siteFields> = {}): PageContext {
  const written = { displayName: 'Solvik', languages: [{ code: 'sv' }, { code: 'en' }], ...settings };
  const site = siteFrom('solvik-se', schemaOf(siteFields).parse(written) as Stored<typeof siteFields>);
  const language = site.languages[0];
  return {
    site,
    language,
    path: '/',
    theme: site.theme,
    wildcards: [],
    query: {},
    editing: false,
    texts: textsFor(language),
    href: (path) => addressOf(site, language, path),
  };
}

/** Fields as a view receives them; every picture that is asked for exists. */
export function shown<F extends Fields>(fields: F, written: Written<F>): Shown<F> {
  return show(fields, schemaOf(fields).parse(written) as Stored<F>, ({ media }) => aPicture(media));
}

export function aPicture(id: string): Picture {
  return { id, src: `/media/${id}`, width: 70, height: 28, alt: '', focal: { x: 50, y: 50 }, vector: true };
}
