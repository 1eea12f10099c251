import type { Payload } from 'payload';
import type { StudioLanguage } from '../i18n/studio-text.ts';
import { authenticator } from '../testing/authenticator.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';

export type Actor = 'administrator' | 'editor' | 'editorOfBoth' | 'author' | 'anonymous';

/** Two sites with a few pages, and people who try what is refused. */
export type ErrorScene = {
  payload: Payload;
  people: Awaited<ReturnType<typeof createPeopleAndSites>>;
  site: number;
  foreignSite: number;
  /** A public page at /service. */
  page: Document;
  foreignPage: Document;
  foreignFile: Document;
  as: (actor: Actor, language: StudioLanguage) => RestClient;
  /** Another document of the site, with a name that nothing else has. */
  create: (collection: string, data?: object) => Promise<Document>;
  fresh: () => string;
  /** What happens while the records of an index are being imported. */
  duringImport: <T>(index: string, act: () => Promise<T>) => Promise<T>;
};

export async function openScene(
  payload: Payload,
  duringImport: ErrorScene['duringImport'] = (_, act) => act(),
): Promise<ErrorScene> {
  const people = await createPeopleAndSites(payload);
  const [site, foreignSite] = [people.solvik.id, people.carstore.id];
  const both = { name: 'Bo', email: 'bo@solvik.example', role: 'editor', sites: [site, foreignSite] };
  await createDocument(payload, 'users', { ...both, password });
  const api = restApi(payload);
  const clients: Record<Actor, RestClient> = {
    administrator: await api.signIn(people.administrator.email, password),
    editor: await api.signIn(people.editor.email, password),
    editorOfBoth: await api.signIn(both.email, password),
    author: await signInWithCode(api, people.author.email),
    anonymous: api.anonymous,
  };
  let count = 0;
  const fresh = () => {
    count += 1;
    return `number-${count}`;
  };
  return {
    payload,
    people,
    site,
    foreignSite,
    page: await createDocument(payload, 'pages', { site, name: 'Service', _status: 'published' }),
    foreignPage: await createDocument(payload, 'pages', { site: foreignSite, name: 'Huolto' }, 'fi'),
    foreignFile: await createDocument(payload, 'media', { site: foreignSite }),
    as: (actor, language) => speaking(clients[actor], language),
    create: (collection, data) => createDocument(payload, collection, { site, name: fresh(), ...data }),
    fresh,
    duringImport,
  };
}

/** Authors of this scene need a second factor, which they set up when they sign in. */
async function signInWithCode(api: ReturnType<typeof restApi>, email: string): Promise<RestClient> {
  const setup = await api.anonymous('/users/login', 'POST', { email, password });
  const { secret } = setup.body['enrolment'] as { secret: string };
  const code = authenticator(secret).generate();
  const { body } = await api.anonymous('/users/login', 'POST', { email, password, code });
  return api.withToken(String(body['token']));
}

function speaking(client: RestClient, language: StudioLanguage): RestClient {
  return (path, method, sent, headers) =>
    client(path, method, sent, { 'accept-language': language, ...headers });
}
