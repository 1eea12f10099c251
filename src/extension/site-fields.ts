import { type Fields, type Stored, schemaOf } from '../shared/platform/fields/fields.ts';
import type { Site } from '../shared/sites/site.ts';

/** What editors wrote into the `siteFields` of an extension for a site, as it is public; empty where they wrote nothing. */
export function siteFieldsOf<const F extends Fields>(
  extension: string,
  fields: F,
  site: Pick<Site, 'extensionValues'>,
): Stored<F> {
  const schema = schemaOf(fields);
  const read = schema.safeParse(site.extensionValues?.[extension] ?? {});
  // What no longer fits, because the extension has changed, counts as not written.
  return (read.success ? read.data : schema.parse({})) as Stored<F>;
}
