import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { formIdIn } from '../../src/features/editor-forms/form-address.ts';
import { relationId } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { isolateRequest } from './isolate-request.ts';
import { pageFormErrorMessages } from './page-form-error-messages.ts';

/** A page is not published with a form that its site does not have: nobody would get the answers. */
export const refuseUnknownForms: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data['_status'] !== 'published') return data;
  const shown = shownForms({ ...originalDoc, ...data }, hasOwnMarketing(req));
  if (shown.length === 0) return data;
  const known = await formsOfSite(relationId(data['site'] ?? originalDoc?.site), req);
  const texts = chooseText(pageFormErrorMessages, req.i18n.language);
  const errors = shown
    .filter(({ key }) => !known.has(key))
    .map(({ path, id }) => ({ path, message: texts.unknownForm(id) }));
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req });
  return data;
};

type ShownForm = { path: string; key: string; id: string };

/** The forms of this installation that the blocks of a page name. */
function shownForms(page: Row, withMarketing: boolean): ShownForm[] {
  return ['header', 'main', 'footer'].flatMap((area) => {
    const blocks = page[area];
    return (Array.isArray(blocks) ? blocks : []).flatMap((block, row): ShownForm[] => {
      const { blockType, formUrl, formId } = toRow(block);
      const id = typeof formUrl === 'string' ? formIdIn(formUrl) : undefined;
      if (blockType === 'builder-form' && id !== undefined)
        return [{ path: `${area}.${row}.formUrl`, key: `builder/${id}`, id }];
      if (blockType === 'marketing-form' && withMarketing && typeof formId === 'string' && formId !== '')
        return [{ path: `${area}.${row}.formId`, key: `marketing/${formId}`, id: formId }];
      return [];
    });
  });
}

/** Another provider's forms are not known here. */
function hasOwnMarketing({ payload }: PayloadRequest): boolean {
  return payload.config.custom['ownMarketingForms'] === true;
}

async function formsOfSite(site: unknown, req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { formId: true, provider: true },
    where: { site: { equals: site } },
    req: isolateRequest(req),
  });
  return new Set((docs as unknown as Row[]).map(({ provider, formId }) => `${provider}/${formId}`));
}
