import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { checkContrast } from '../../src/shared/ui/themes/check-contrast.ts';
import { withDerivedColours } from '../../src/shared/ui/themes/derive-theme.ts';
import { createTheme, isThemeName } from '../../src/shared/ui/themes/theme.ts';
import { themeFields } from '../../src/shared/ui/themes/theme-fields.ts';
import { fontSlug, isBuiltInFont } from '../../src/shared/ui/themes/uploaded-fonts.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { publishedTheme } from '../publishing/site-documents.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { isolateRequest } from './isolate-request.ts';
import { themeErrorMessages } from './theme-error-messages.ts';
import { pairName } from './theme-pair-names.ts';

/** Two colours are enough, the others follow from them; what nobody could read is not published. */
export const checkTheme: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const theme = withDerivedColours(merged(toRow(originalDoc), toRow(data)));
  const completed = { ...data, colours: theme['colours'], mixed: theme['mixed'] };
  if (data?.['_status'] !== 'published') return completed;
  const errors = [...findThemeErrors(theme, req.i18n.language), ...(await findFontErrors(theme, req))];
  if (errors.length > 0) throw new ValidationError({ collection: 'themes', errors, req });
  return completed;
};

/** Why a theme cannot be published as it is, at its fields. */
export function findThemeErrors(row: Row, language: string): ValidationFieldError[] {
  const texts = chooseText(themeErrorMessages, language);
  const name = String(row['name'] ?? '');
  if (!isThemeName(name)) return [{ path: 'name', message: texts.name }];
  return checkContrast(createTheme(name, publishedTheme(row))).map(
    ({ field, place, front, ground, ratio, least, nearest }) => ({
      path: `${field.group}.${field.name}`,
      message: texts.contrast(
        pairName({ place, front, ground }, language),
        ratio.toFixed(2),
        String(least),
        nearest ?? '–',
      ),
    }),
  );
}

/** A name that nothing has would look like the installation's own pages. */
async function findFontErrors(theme: Row, req: PayloadRequest): Promise<ValidationFieldError[]> {
  const { font, displayFont } = toRow(theme['type']);
  const named = Object.entries({ font, displayFont }).flatMap(([field, family]) =>
    typeof family === 'string' && family && !isBuiltInFont(family) ? [{ field, family }] : [],
  );
  if (!req.user || named.length === 0) return [];
  const uploaded = await findRows(req.payload, 'fonts', { select: { family: true } });
  const slugs = new Set(uploaded.map(({ family }) => fontSlug(String(family))));
  const { font: noFont } = chooseText(themeErrorMessages, req.i18n.language);
  return named
    .filter(({ family }) => !slugs.has(fontSlug(family)))
    .map(({ field, family }) => ({ path: `type.${field}`, message: noFont(family) }));
}

/** Pages would look like those of the installation. */
export const refuseDeleteOfUsedTheme: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const theme = await req.payload.findByID({
    collection: 'themes' as never,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: isolateRequest(req),
  });
  const [site] = await sitesWith(String(toRow(theme)['name'] ?? ''), req);
  if (site)
    throw new APIError(chooseText(themeErrorMessages, req.i18n.language).used(site), 400, undefined, true);
};

async function sitesWith(name: string, req: PayloadRequest): Promise<string[]> {
  if (!name) return [];
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: { theme: { equals: name } },
    req: isolateRequest(req),
  });
  return docs.map((site) => String(toRow(site)['displayName'] || toRow(site)['name']));
}

/** A change names only what it changes, in groups, too. */
function merged(before: Row, change: Row): Row {
  const groups = Object.keys(themeFields).filter(
    (name) => themeFields[name as keyof typeof themeFields].kind === 'group',
  );
  const inside = groups.map((group) => [group, { ...toRow(before[group]), ...toRow(change[group]) }]);
  return { ...before, ...change, ...Object.fromEntries(inside) };
}
