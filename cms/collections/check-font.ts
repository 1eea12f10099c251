import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { fontSlug, isBuiltInFont } from '../../src/shared/ui/themes/uploaded-fonts.ts';
import { toPerson } from '../access/person.ts';
import { fontErrorMessages } from '../fonts/font-error-messages.ts';
import { prepareUploadedFont } from '../fonts/font-instance.ts';
import type { PreparedFont } from '../fonts/prepare-font.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { safeFileName } from '../media/safe-file-name.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { refuseIfUsed } from './font-uses.ts';
import { isolateRequest } from './isolate-request.ts';

const PREPARED = 'preparedFont';

/** What pages can load of the file in this request, where it has one. */
export function preparedFontOf(req: PayloadRequest): PreparedFont | undefined {
  return req.context[PREPARED] as PreparedFont | undefined;
}

/** A file that pages cannot use is refused before anything of it is stored. */
export const checkFontFile: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (toPerson(req.user)?.role !== 'administrator' || (operation !== 'create' && operation !== 'update'))
    return;
  const texts = chooseText(fontErrorMessages, req.i18n.language);
  if (!req.file) {
    if (operation === 'create') throw refusal('file', texts.missing, req);
    return;
  }
  req.file.name = safeFileName(req.file.name);
  const outcome = await prepareUploadedFont(req.file.data);
  if (outcome.state === 'refused') {
    const sentence = texts[outcome.why];
    throw refusal('file', typeof sentence === 'string' ? sentence : sentence(outcome.letters), req);
  }
  req.context[PREPARED] = outcome.font;
};

/** Family, weight and slant are read from the file; a family keeps its name, because themes name it. */
export const checkFont: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, operation, req }) => {
  const before = toRow(originalDoc);
  const written: Row = { ...before, ...data };
  const read = preparedFontOf(req);
  const family = String(written['family'] || read?.family || '').trim();
  const asWritten = operation === 'create' && written['weights'];
  const weights = String((!asWritten && read?.weights) || written['weights'] || '400').trim();
  const style = String((!asWritten && read?.style) || written['style'] || 'normal');
  const texts = chooseText(fontErrorMessages, req.i18n.language);
  const slug = fontSlug(family);
  if (!slug) throw refusal('family', texts.family, req);
  if (isBuiltInFont(family)) throw refusal('family', texts.builtIn(family), req);
  if (
    !/^[1-9]\d{0,3}( [1-9]\d{0,3})?$/.test(weights) ||
    weights.split(' ').some((each) => Number(each) > 1000)
  )
    throw refusal('weights', texts.weights, req);
  const key = `${slug}-${weights.replace(' ', '-')}-${style}`;
  if (await isTaken(key, before['id'], req))
    throw refusal('family', texts.taken(family, weights, style), req);
  if (operation === 'update' && slug !== fontSlug(String(before['family']))) await refuseIfUsed(before, req);
  return { ...data, family, weights, style, key };
};

async function isTaken(key: string, id: unknown, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'fonts' as never,
    depth: 0,
    limit: 2,
    pagination: false,
    overrideAccess: true,
    where: { key: { equals: key } },
    req: isolateRequest(req),
  });
  return docs.some((other) => String(toRow(other)['id']) !== String(id));
}

function refusal(path: string, message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'fonts', errors: [{ path, message }], req });
}
