import { APIError, type CollectionBeforeDeleteHook, type Payload, type PayloadRequest } from 'payload';
import { fontSlug } from '../../src/shared/ui/themes/uploaded-fonts.ts';
import { fontErrorMessages } from '../fonts/font-error-messages.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { isolateRequest } from './isolate-request.ts';

/** Pages would be set in another typeface. */
export const refuseDeleteOfUsedFont: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const font = await req.payload.findByID({
    collection: 'fonts' as never,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: isolateRequest(req),
  });
  if (font) await refuseIfUsed(toRow(font), req);
};

/** A family that is in a theme, published or drafted, keeps an upright file. */
export async function refuseIfUsed(font: Row, req: PayloadRequest): Promise<void> {
  const family = String(font['family'] ?? '');
  const others = await findRows(req.payload, 'fonts', { select: { family: true, style: true } });
  const remains = others.some(
    ({ id, ...other }) =>
      String(id) !== String(font['id']) &&
      other['style'] === 'normal' &&
      fontSlug(String(other['family'])) === fontSlug(family),
  );
  if (remains) return;
  const theme = await findThemeWith(family, req.payload);
  if (theme === undefined) return;
  const texts = chooseText(fontErrorMessages, req.i18n.language);
  throw new APIError(texts.used(family, theme), 400, undefined, true);
}

async function findThemeWith(family: string, payload: Payload): Promise<string | undefined> {
  const { docs } = await payload.db.queryDrafts({
    collection: 'themes' as never,
    limit: 0,
    pagination: false,
    joins: false,
    req: {} as PayloadRequest,
  });
  const themes = [...(await findRows(payload, 'themes')), ...docs.map(toRow)];
  const slug = fontSlug(family);
  const found = themes.find((theme) => {
    const { font, displayFont } = toRow(toRow(theme)['type']);
    return [font, displayFont].some((name) => typeof name === 'string' && fontSlug(name) === slug);
  });
  return found && String(toRow(found)['displayName'] || toRow(found)['name']);
}
