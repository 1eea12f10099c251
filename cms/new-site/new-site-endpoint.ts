import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { allCountries, isCountry } from '../../src/shared/sites/countries.ts';
import { allLanguages, isLanguage } from '../../src/shared/sites/languages.ts';
import { toPerson } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { createSite, type NewSite } from './create-site.ts';
import { newSiteErrorMessages } from './new-site-error-messages.ts';

/** `POST /admin/api/new-site`: a site with its first pages. A refusal names each field and what to write there. */
export async function handleNewSite(req: PayloadRequest): Promise<Response> {
  const texts = chooseText(newSiteErrorMessages, req.i18n.language);
  if (toPerson(req.user)?.role !== 'administrator')
    return respond({ errors: [{ message: texts.administratorsOnly }] }, 403);
  const body: unknown = await req.json?.().catch(() => undefined);
  const parsed = parseNewSite(body, texts);
  if ('errors' in parsed) return respond(parsed, 400);
  try {
    return respond({ doc: await createSite(parsed, req) }, 201);
  } catch (error) {
    if (error instanceof ValidationError)
      return respond({ errors: withoutDerivedFields(error.data.errors.map(atOwnField)) }, 400);
    if (error instanceof APIError) return respond({ errors: [{ message: error.message }] }, error.status);
    throw error;
  }
}

type FieldProblem = { path?: string; message: string };

function parseNewSite(body: unknown, texts: NewSiteErrorMessages): NewSite | { errors: FieldProblem[] } {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '');
  const errors: FieldProblem[] = required
    .filter((path) => text(path) === '')
    .map((path) => ({ path, message: texts[path] }));
  if (!isCountry(given['country']))
    errors.push({
      path: 'country',
      message: texts.country(allCountries.join(', ')),
    });
  const languages = Array.isArray(given['languages']) ? given['languages'] : [];
  const known = languages.filter((code) => typeof code === 'string' && isLanguage(code));
  if (known.length < languages.length)
    errors.push({ path: 'languages', message: texts.languages(allLanguages.join(', ')) });
  if (errors.length > 0) return { errors };
  return {
    name: text('name'),
    displayName: text('displayName'),
    url: text('url').replace(/\/$/, ''),
    country: text('country'),
    languages: known,
    theme: text('theme') || undefined,
    // An empty one says that it sells no cars; one that is left out, that nobody had a wish.
    carIndex: given['carIndex'] === undefined ? `cars-${text('name')}` : text('carIndex') || undefined,
  };
}

/** The form asks for the index of the cars by itself. */
function atOwnField(error: FieldProblem): FieldProblem {
  return error.path === 'indices.cars' ? { ...error, path: 'carIndex' } : error;
}

/** The name of the other index follows from the short name, whose own error says what to change. */
function withoutDerivedFields(errors: readonly FieldProblem[]): readonly FieldProblem[] {
  return errors.filter(({ path }) => !path?.startsWith('indices'));
}

const required = ['displayName', 'url', 'name'] as const;
type NewSiteErrorMessages = (typeof newSiteErrorMessages)['en'];

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
