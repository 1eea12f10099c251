import { signPreviewToken } from '../src/publishing/preview-token.ts';
import { ask } from './ask.ts';
import { editing, find, test } from './studio-editor.ts';
import { password, previewSecret } from './studio-house.ts';
import { as, type Person, people, signIn, studioAddress } from './studio-person.ts';
import { at, expect } from './visitor.ts';

const theirs = 'solvik-se';
const kinds = ['pages', 'shells', 'dictionaries', 'redirects', 'sites'] as const;
const refused = [401, 403, 404];

test.describe('an editor of carstore-fi', () => {
  test.use({ mail: people.finnishEditor });

  test('finds nothing of solvik-se on the screen', async ({ page, editor: _, complaints }) => {
    const home = await find(await as(people.editor), 'pages', { 'site.name': theirs, key: 'home' });
    await page.goto(studioAddress('/collections/sites'));
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.locator('tbody')).toContainText('carstore-fi');
    await page.goto(studioAddress('/collections/pages?limit=100&locale=sv&search=Start'));
    await expect(page.locator('.collection-list')).toBeVisible();
    await expect(page.locator('.collection-list')).not.toContainText('Solvik');
    const answer = await page.goto(editing('pages', home.id));
    await expect(page.locator('#field-name')).toHaveCount(0);
    expect(await answer?.text()).not.toContain(`token=${theirs}`);
    // The page that is not there is told as such.
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
  });

  for (const kind of kinds) {
    test(`neither sees nor changes the ${kind} of solvik-se by asking for them`, async ({ editor }) => {
      const administrator = await as(people.administrator);
      const { id } = await find(administrator, kind, inSite(kind));
      const site = await find(administrator, 'sites', { name: theirs });
      const listed = await editor.ask(`/${kind}?depth=0&limit=0&draft=true&locale=all`);
      expect(JSON.stringify(listed.body)).not.toContain('solvik-se');
      const filtered = await editor.ask(`/${kind}?where[id][equals]=${id}&depth=2`);
      expect(filtered.body).toMatchObject({ totalDocs: 0 });
      const before = await administrator.ask(`/${kind}/${id}?depth=0&locale=all`);
      for (const [path, method, json] of attempts(kind, id, site.id)) {
        const { status, body } = await editor.ask(path, method, json);
        expect([method, path, refused.includes(status)]).toEqual([method, path, true]);
        expect(Object.keys(body)).toEqual(['errors']);
      }
      expect(await administrator.ask(`/${kind}/${id}?depth=0&locale=all`)).toEqual(before);
      if (kind !== 'redirects') await refusesVersions(editor, administrator, kind, id);
    });
  }

  test('has a pass to the drafts of their own site only', async ({ editor }) => {
    const pass = signPreviewToken({ site: 'carstore-fi', expiresAt: Date.now() + 60_000 }, previewSecret);
    const drafts = (site: string, language: string) =>
      ask(studioAddress(`/api/drafts/${site}/${language}/home`), 'GET', {
        headers: { authorization: `Bearer ${pass}` },
      });
    expect((await drafts('carstore-fi', 'fi')).status).toBe(200);
    expect((await drafts(theirs, 'sv')).status).toBe(401);
    expect((await editor.ask(`/drafts/${theirs}/sv/home`)).status).toBe(401);
    const preview = await ask(at(theirs, `/preview/?token=${pass}&page=home&language=sv`));
    expect([preview.status, preview.text.includes('data-editing')]).toEqual([expect.any(Number), false]);
    expect(preview.status).toBeGreaterThanOrEqual(400);
  });

  test('cannot raise themselves, nor let others in', async ({ editor }) => {
    const me = (await editor.ask('/users/me?depth=0')).body['user'] as { id: number; sites: number[] };
    const { id: site } = await find(await as(people.administrator), 'sites', { name: theirs });
    await editor.ask(`/users/${me.id}`, 'PATCH', { role: 'administrator', sites: [site] });
    const after = (await editor.ask('/users/me?depth=0')).body['user'];
    expect(after).toMatchObject({ role: 'editor', sites: me.sites });
    const friend = { email: 'van@solvik.example', name: 'En vän', password, role: 'administrator' };
    expect((await editor.ask('/users', 'POST', friend)).status).toBe(403);
    const other = await find(await as(people.administrator), 'users', { email: people.editor });
    expect(refused).toContain((await editor.ask(`/users/${other.id}`, 'PATCH', { name: 'Mitt' })).status);
    expect(refused).toContain((await editor.ask(`/users/${other.id}?depth=0`)).status);
  });
});

function inSite(kind: (typeof kinds)[number]): Record<string, string> {
  return kind === 'sites' ? { name: theirs } : { 'site.name': theirs };
}

type Attempt = [path: string, method?: 'GET' | 'POST' | 'PATCH' | 'DELETE', json?: object];

function attempts(kind: string, id: number, site: number): Attempt[] {
  return [
    [`/${kind}/${id}?depth=2`],
    [`/${kind}/${id}?draft=true&locale=all`],
    [`/${kind}/${id}`, 'PATCH', { name: 'Minun', displayName: 'Minun', source: '/minun' }],
    [`/${kind}/${id}?draft=true&autosave=true`, 'PATCH', { name: 'Minun' }],
    [`/${kind}/${id}`, 'DELETE'],
    [`/${kind}/${id}/duplicate`, 'POST', {}],
    [`/${kind}`, 'POST', { site, name: 'Minun', source: '/minun', destination: '/' }],
  ];
}

async function refusesVersions(
  editor: Person,
  administrator: Person,
  kind: string,
  id: number,
): Promise<void> {
  const query = `where[parent][equals]=${id}&depth=0&limit=1`;
  const { body } = await administrator.ask(`/${kind}/versions?${query}`);
  const [version] = (body['docs'] ?? []) as { id: number }[];
  expect((await editor.ask(`/${kind}/versions?${query}`)).body).toMatchObject({ totalDocs: 0 });
  if (!version) return;
  expect(refused).toContain((await editor.ask(`/${kind}/versions/${version.id}?depth=1`)).status);
  expect(refused).toContain((await editor.ask(`/${kind}/versions/${version.id}`, 'POST')).status);
}

test.describe('an author of solvik-se', () => {
  test.use({ mail: people.author });

  test('writes drafts, and has nothing to publish them with', async ({ page, editor: author }) => {
    const { id, main } = await find(author, 'pages', { 'site.name': theirs, path: '/om-solvik' });
    await page.goto(editing('pages', id));
    await expect(page.locator('#action-save-draft')).toBeVisible();
    await expect(page.locator('#action-save')).toHaveCount(0);
    expect((await author.ask(`/pages/${id}?draft=true&locale=sv`, 'PATCH', { main })).status).toBe(200);
    const before = await ask(at(theirs, '/om-solvik'));
    for (const [path, json] of [
      [`/pages/${id}?locale=sv`, { main: [], _status: 'published' }],
      [`/pages/${id}?draft=true&locale=sv`, { main: [], _status: 'published' }],
      [`/pages/${id}?locale=sv`, { main: [] }],
      [`/pages/${id}?locale=sv`, { _status: 'draft' }],
      [`/pages/${id}?locale=sv&publishSpecificLocale=sv`, { main: [], _status: 'published' }],
      [`/pages?where[id][equals]=${id}&locale=sv`, { main: [], _status: 'published' }],
    ] as const)
      expect([path, (await author.ask(path, 'PATCH', json)).status]).toEqual([path, 403]);
    expect((await author.ask(`/pages/${id}`, 'DELETE')).status).toBe(403);
    expect((await ask(at(theirs, '/om-solvik'))).headers.etag).toBe(before.headers.etag);
  });
});

test('five wrong passwords shut the account, even for the right one', async ({ page, complaints }) => {
  const administrator = await as(people.administrator);
  const email = `tillfallig-${Date.now()}@solvik.example`;
  const made = await administrator.ask('/users', 'POST', {
    email,
    name: 'Tillfällig',
    password,
    role: 'author',
  });
  expect(made.status).toBe(201);
  for (let tries = 0; tries < 5; tries += 1) expect((await signIn(email, 'wrong')).status).toBe(401);
  await page.goto(studioAddress('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(/locked/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
  // The refusal itself.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('401')));
  await administrator.ask(`/users/${(made.body['doc'] as { id: number }).id}`, 'DELETE');
});
