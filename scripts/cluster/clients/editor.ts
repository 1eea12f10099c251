import { randomUUID } from 'node:crypto';
import { saveIdHeader, writeSaveId } from '../../../cms/revisions/save-headers.ts';
import { postJson, type Sent } from '../http-client.ts';
import type { Traffic } from '../traffic.ts';

const HOST = 'solvik-se.localhost';
const api = '/admin/api';

/** What a process must show, and how it is asked. */
export type Publication = Pick<Sent, 'path' | 'method' | 'headers' | 'body'> & {
  isShown: (answer: { status: number; text: string; location: string | undefined }) => boolean;
};

export type Editor = {
  /** Publishes something new and resolves when the studio has accepted it. */
  publish: (turn: number) => Promise<Publication | undefined>;
};

type Document = { id: number; edition?: number; texts?: { key: string; text: string }[]; site?: number };

/** An administrator at the studio, through the proxy and the sites as every editor: pages, redirects and texts in turn. */
export async function signInEditor(traffic: Traffic, email: string, password: string): Promise<Editor> {
  const login = await traffic.askUntilDecided('studio', {
    host: HOST,
    path: `${api}/users/login`,
    ...postJson({ email, password }, traffic.anAddress()),
  });
  const { token } = JSON.parse(login?.text ?? '{}') as { token?: string };
  if (!token) throw new Error(`the editor could not sign in: ${login?.status} ${login?.text.slice(0, 300)}`);
  const headers = { cookie: `payload-token=${token}` };

  const read = async (path: string) => {
    const answer = await traffic.askUntilDecided('studio', { host: HOST, path: `${api}${path}`, headers });
    return JSON.parse(answer?.text ?? '{}') as { docs?: Document[] } & Document;
  };
  // A request that is asked again after a lost answer is not taken for somebody else's.
  const form = randomUUID();
  let saves = 0;
  const write = async (method: 'PATCH' | 'POST', path: string, json: object) => {
    saves += 1;
    const answer = await traffic.askUntilDecided('studio', {
      ...{ host: HOST, path: `${api}${path}` },
      ...postJson(json, { ...headers, [saveIdHeader]: writeSaveId(form, saves) }),
      method,
    });
    if (answer && answer.status >= 400)
      traffic.violate(`the studio answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return answer !== undefined && answer.status < 300;
  };
  const page = (
    await read(`/pages?where[site.name][equals]=solvik-se&where[path][equals]=/om-solvik&depth=0&locale=sv`)
  ).docs?.[0];
  const dictionary = (await read(`/dictionaries?where[site.name][equals]=solvik-se&depth=0&locale=sv`))
    .docs?.[0];
  const redirect = (await read(`/redirects?where[site.name][equals]=solvik-se&depth=0&limit=1`)).docs?.[0];
  if (!page || !redirect) throw new Error('the studio does not have the demo’s pages');

  const publishPage = async (turn: number): Promise<Publication | undefined> => {
    const title = `Om Solvik ${turn} ${Date.now()}`;
    const { edition } = await read(`/pages/${page.id}?depth=0&draft=true&locale=sv`);
    const isAccepted = await write('PATCH', `/pages/${page.id}?locale=sv`, {
      metaTitle: title,
      edition,
      _status: 'published',
    });
    return isAccepted ? { path: '/om-solvik', isShown: ({ text }) => text.includes(title) } : undefined;
  };
  const publishRedirect = async (turn: number): Promise<Publication | undefined> => {
    const source = `/cluster-${turn}-${Date.now()}`;
    const rule = { site: redirect.site, source, destination: '/om-solvik' };
    const isAccepted = await write('POST', '/redirects', rule);
    return isAccepted
      ? {
          path: source,
          isShown: ({ status, location }) =>
            status >= 300 && status < 400 && String(location).endsWith('/om-solvik'),
        }
      : undefined;
  };
  const publishText = async (turn: number): Promise<Publication | undefined> => {
    if (!dictionary) return publishPage(turn);
    const text = `Till innehållet ${turn} ${Date.now()}`;
    const current = await read(`/dictionaries/${dictionary.id}?depth=0&locale=sv`);
    const texts = [
      ...(current.texts ?? []).filter(({ key }) => key !== 'skipToContent'),
      { key: 'skipToContent', text },
    ];
    const isAccepted = await write('PATCH', `/dictionaries/${dictionary.id}?locale=sv`, {
      texts,
      edition: current.edition,
    });
    return isAccepted ? { path: '/om-solvik', isShown: (shown) => shown.text.includes(text) } : undefined;
  };
  return {
    publish: (turn) => [publishPage, publishRedirect, publishText][turn % 3]?.(turn) ?? publishPage(turn),
  };
}
