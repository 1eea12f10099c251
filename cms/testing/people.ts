import type { Payload } from 'payload';

export type Document = Record<string, unknown> & { id: number };

export const password = 'a long enough password';

/** Two sites and the people who work on them. */
export async function createPeopleAndSites(payload: Payload) {
  const site = (name: string, languages: string[]) =>
    createDocument(payload, 'sites', {
      name,
      displayName: name,
      languages: languages.map((code) => ({ code })),
    });
  const solvik = await site('solvik-se', ['sv', 'en']);
  const carstore = await site('carstore-fi', ['fi', 'en']);
  const person = async (role: string, sites: Document[]) => {
    const name = `${role} of ${sites.map((each) => each['name']).join(', ')}`;
    const email = `${role}-${sites.map(({ id }) => id).join('-')}@solvik.example`;
    const known = await createDocument(payload, 'users', {
      name,
      email,
      password,
      role,
      sites: sites.map(({ id }) => id),
    });
    return { ...known, email, collection: 'users' as const };
  };
  return {
    solvik,
    carstore,
    administrator: await person('administrator', []),
    editor: await person('editor', [solvik]),
    author: await person('author', [solvik]),
    finn: await person('editor', [carstore]),
  };
}

export async function createDocument(
  payload: Payload,
  collection: string,
  data: object,
  locale = 'sv',
): Promise<Document> {
  const document = await payload.create({
    collection,
    data: data as never,
    locale: locale as never,
    depth: 0,
  });
  return document as Document;
}
