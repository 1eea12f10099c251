import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { toChoices } from '../../src/features/editor-forms/form-fields.ts';
import { findFormProblems } from '../../src/features/editor-forms/form-problems.ts';
import { relationId } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { toRestoreError } from '../trash/restore-error.ts';
import { trashMove } from '../trash/trash-move.ts';
import { formErrorMessages } from './form-error-messages.ts';
import { isolateRequest } from './isolate-request.ts';
import { slugify } from './slugify.ts';

const MAX_ID_LENGTH = 64;

/** Refuses a form that nobody would get the answers of, or that visitors could not fill in, while it can be corrected. */
export const checkForm: CollectionBeforeValidateHook = async (saving) => {
  const move = trashMove(saving.data, saving.originalDoc);
  if (move === 'trash') return saving.data;
  try {
    return await checkSavedForm(saving);
  } catch (error) {
    throw move === 'restore' ? toRestoreError(error, saving.req.i18n.language) : error;
  }
};

async function checkSavedForm({ data, originalDoc, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const form: Row = { ...originalDoc, ...data };
  const site = relationId(form['site']);
  const formId = await chooseId(form, originalDoc?.id, site, req);
  const texts = chooseText(formErrorMessages, req.i18n.language);
  const errors = [
    ...(typeof formId === 'object' ? [{ path: 'formId', message: texts[formId.refused] }] : []),
    ...findFormProblems(toWrittenForm(form)).map(({ kind, path }) => ({
      path: path.join('.'),
      message: texts[kind],
    })),
  ];
  if (errors.length > 0) throw new ValidationError({ collection: 'forms', errors, req });
  return { ...data, formId };
}

/** What an editor sent may be anything; the fields themselves say so where it is no text. */
function toWrittenForm({ receivers, questions, confirmByMail }: Row) {
  return {
    receivers: toRows(receivers).map(({ email }) => ({ email: textOf(email) })),
    questions: toRows(questions).map(({ name, kind, required, options }) => ({
      ...{ name: textOf(name), kind: textOf(kind), required: required === true },
      options: toChoices(textOf(options)),
    })),
    confirmByMail: confirmByMail === true,
  };
}

function toRows(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(toRow) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type ChosenId = string | { refused: 'wrong id' | 'id taken' };

/** As it was written, else from the title. */
async function chooseId(
  form: Row,
  own: number | string | undefined,
  site: unknown,
  req: PayloadRequest,
): Promise<ChosenId> {
  const taken = await takenIds(form['provider'], own, site, req);
  const written = textOf(form['formId']).trim();
  if (written) {
    if (!/^[A-Za-z0-9-]{1,64}$/.test(written)) return { refused: 'wrong id' };
    return taken.has(written) ? { refused: 'id taken' } : written;
  }
  const base = slugify(textOf(form['title'])).slice(0, MAX_ID_LENGTH - 4) || 'form';
  let [id, number] = [base, 1];
  while (taken.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  return id;
}

/** Also of forms in the trash, which may come back. */
async function takenIds(
  provider: unknown,
  own: number | string | undefined,
  site: unknown,
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  if (typeof site !== 'number' && typeof site !== 'string') return new Set();
  const { docs } = await req.payload.find({
    collection: 'forms',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    trash: true,
    select: { formId: true, provider: true },
    where: { site: { equals: site } },
    req: isolateRequest(req),
  });
  const others = (docs as unknown as Row[]).filter((form) => form['id'] !== own);
  const alike = others.filter((form) => form['provider'] === (provider ?? 'builder'));
  return new Set(alike.map((form) => textOf(form['formId'])));
}
