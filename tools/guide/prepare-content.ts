import { type StudioClient, StudioRefusal } from './studio-client.ts';

export type Row = { id: number; edition?: number } & Record<string, unknown>;
export type GuideContent = { page: number; story: number; asked: number; picture: number; theme: number };

const SITE = 'solvik-se';
const DAY_MS = 86_400_000;
const CONFLICT = 409;

/**
 * What the pictures show and a new demo lacks: versions by two people, a request, a time that is set, a page in the
 * trash, a dead link.
 */
export async function prepareContent(
  editor: StudioClient,
  author: StudioClient,
  now: Date,
): Promise<GuideContent> {
  const page = await findRow(editor, 'pages', { 'site.name': SITE, path: '/om-solvik' });
  const story = await findRow(editor, 'pages', { 'site.name': SITE, path: '/berattelser' });
  const asked = await findRow(editor, 'pages', { 'site.name': SITE, path: '/sparade-bilar' });
  const picture = await findRow(editor, 'media', { 'site.name': SITE });
  const theme = await findRow(editor, 'themes', { name: 'solvik' });
  await save(editor, page, { metaTitle: 'Om Solvik, sedan 1928', _status: 'published' });
  await save(author, page, { metaDescription: 'Familjeägd bilhandel med verkstad om hörnet sedan 1928.' });
  await save(author, asked, { metaDescription: 'Bilarna som du har sparat, på ett ställe.' });
  await unlessDone(
    author.request(`/publishing-request/pages/${asked.id}`, 'POST', {
      note: 'Ny beskrivning till Google. Kan den publiceras före fredag?',
    }),
  );
  const place = { site: page['site'], parent: page['parent'], hideInNavigation: true };
  await addPages(editor, place, now);
  const below = await firstBelow(editor, story.id);
  return { page: page.id, story: below, asked: asked.id, picture: picture.id, theme: theme.id };
}

async function addPages(editor: StudioClient, place: object, now: Date): Promise<void> {
  const campaign = await createOnce(editor, { ...place, name: 'Vinterdäck till halva priset' });
  const time = `${new Date(now.getTime() + 5 * DAY_MS).toISOString().slice(0, 10)}T07:00`;
  if (campaign) await editor.request(`/schedule/pages/${campaign.id}`, 'POST', { kind: 'publish', time });
  const body = { root: paragraph('Se alla våra ', { url: '/hostrea-2025', text: 'kampanjer' }) };
  await createOnce(editor, {
    ...{ ...place, name: 'Höstens öppettider', _status: 'published' },
    main: [{ blockType: 'rich-text', body }],
  });
  const old = await createOnce(editor, { ...place, name: 'Sommarkampanj 2025' });
  if (old) await save(editor, old, { deletedAt: now.toISOString() });
}

/** Nothing, where a run before has made it; it may lie in the trash. */
async function createOnce(
  person: StudioClient,
  data: { name: string } & Record<string, unknown>,
): Promise<Row | undefined> {
  const query = new URLSearchParams({ locale: 'sv', depth: '0', limit: '1', draft: 'true', trash: 'true' });
  query.set('where[name][equals]', data.name);
  const { docs } = await person.request(`/pages?${query}`);
  return (docs as Row[]).length > 0 ? undefined : create(person, data);
}

async function unlessDone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof StudioRefusal && error.status === CONFLICT)) throw error;
  });
}

async function create(person: StudioClient, data: object): Promise<Row> {
  const draft = '_status' in data ? '' : '&draft=true';
  const { doc } = await person.request(`/pages?locale=sv&depth=0${draft}`, 'POST', data);
  return doc as Row;
}

async function save(person: StudioClient, { id }: Row, data: object): Promise<void> {
  const { edition } = await person.request(`/pages/${id}?draft=true&depth=0&locale=sv`);
  const draft = '_status' in data || 'deletedAt' in data ? '' : '&draft=true';
  await person.request(`/pages/${id}?locale=sv&depth=0${draft}`, 'PATCH', { ...data, edition });
}

async function findRow(
  person: StudioClient,
  collection: string,
  where: Record<string, string | number>,
): Promise<Row> {
  const query = new URLSearchParams({ locale: 'sv', depth: '0', limit: '1', draft: 'true' });
  for (const [field, value] of Object.entries(where)) query.set(`where[${field}][equals]`, String(value));
  const { docs } = await person.request(`/${collection}?${query}`);
  const [found] = docs as Row[];
  if (!found) throw new Error(`There is no ${collection} with ${query}.`);
  return found;
}

async function firstBelow(person: StudioClient, parent: number): Promise<number> {
  return (await findRow(person, 'pages', { parent, template: 'story' })).id;
}

/** A paragraph that ends with a link, as the studio's editor stores it. */
function paragraph(text: string, link: { url: string; text: string }) {
  const common = { format: '', indent: 0, version: 1, direction: 'ltr' };
  const words = (of: string) => ({
    type: 'text',
    text: of,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    version: 1,
  });
  const fields = { linkType: 'custom', url: link.url, newTab: false };
  const linked = { ...common, type: 'link', version: 3, fields, children: [words(link.text)] };
  return {
    ...common,
    type: 'root',
    children: [{ ...common, type: 'paragraph', textFormat: 0, children: [words(text), linked] }],
  };
}
