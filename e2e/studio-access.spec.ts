import { signPreviewToken } from '../src/content/publishing/preview-token.ts';
import { expect, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, type StudioClient, signedInAs, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, test } from './studio-fixtures.ts';
import { password, previewSecret } from './studio-servers.ts';

const theirs = 'solvik-se';
const kinds = ['pages', 'shells', 'dictionaries', 'redirects', 'sites'] as const;
const refused = [401, 403, 404];

test.describe('an editor of carstore-fi', () => {
  test.use({ mail: people.finnishEditor });

  test('sees nothing of solvik-se', async ({ page, editor: _, consoleErrors }) => {
    const home = await findDocument(await signedInAs(people.editor), 'pages', {
      'site.name': theirs,
      key: 'home',
    });
    await page.goto(studioAddress('/collections/sites'));
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.locator('tbody')).toContainText('carstore-fi');
    await page.goto(studioAddress('/collections/pages?limit=100&locale=sv&search=Start'));
    await expect(page.locator('.collection-list')).toBeVisible();
    await expect(page.locator('.collection-list')).not.toContainText('Solvik');
    const answer = await page.goto(editUrl('pages', home.id));
    await expect(page.locator('#field-name')).toHaveCount(0);
    expect(await answer?.text()).not.toContain(`token=${theirs}`);
    // The browser logs the 404.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('404')));
  });

  for (const kind of kinds) {
    test(`can neither read nor change the ${kind} of solvik-se through the API`, async ({ editor }) => {
      const administrator = await signedInAs(people.administrator);
      const { id } = await findDocument(administrator, kind, inSite(kind));
      const site = await findDocument(administrator, 'sites', { name: theirs });
      const listed = await editor.request(`/${kind}?depth=0&limit=0&draft=true&locale=all`);
      expect(JSON.stringify(listed.body)).not.toContain('solvik-se');
      const filtered = await editor.request(`/${kind}?where[id][equals]=${id}&depth=2`);
      expect(filtered.body).toMatchObject({ totalDocs: 0 });
      const before = await administrator.request(`/${kind}/${id}?depth=0&locale=all`);
      for (const [path, method, json] of attempts(kind, id, site.id)) {
        const { status, body } = await editor.request(path, method, json);
        expect([method, path, refused.includes(status)]).toEqual([method, path, true]);
        expect(Object.keys(body)).toEqual(['errors']);
      }
      expect(await administrator.request(`/${kind}/${id}?depth=0&locale=all`)).toEqual(before);
      if (kind !== 'redirects') await refusesVersions(editor, administrator, kind, id);
    });
  }

  test('has a token for the drafts of their own site only', async ({ editor }) => {
    const token = signPreviewToken({ site: 'carstore-fi', expiresAt: Date.now() + 60_000 }, previewSecret);
    const drafts = (site: string, language: string) =>
      sendRequest(studioAddress(`/api/drafts/${site}/${language}/home`), 'GET', {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await drafts('carstore-fi', 'fi')).status).toBe(200);
    expect((await drafts(theirs, 'sv')).status).toBe(401);
    expect((await editor.request(`/drafts/${theirs}/sv/home`)).status).toBe(401);
    const preview = await sendRequest(siteUrl(theirs, `/preview/?token=${token}&page=home&language=sv`));
    expect([preview.status, preview.text.includes('data-editing')]).toEqual([expect.any(Number), false]);
    expect(preview.status).toBeGreaterThanOrEqual(400);
  });

  test('can neither raise their own role nor create users', async ({ editor }) => {
    const me = (await editor.request('/users/me?depth=0')).body['user'] as { id: number; sites: number[] };
    const { id: site } = await findDocument(await signedInAs(people.administrator), 'sites', {
      name: theirs,
    });
    await editor.request(`/users/${me.id}`, 'PATCH', { role: 'administrator', sites: [site] });
    const after = (await editor.request('/users/me?depth=0')).body['user'];
    expect(after).toMatchObject({ role: 'editor', sites: me.sites });
    const friend = { email: 'van@solvik.example', name: 'En vän', password, role: 'administrator' };
    expect((await editor.request('/users', 'POST', friend)).status).toBe(403);
    const other = await findDocument(await signedInAs(people.administrator), 'users', {
      email: people.editor,
    });
    expect(refused).toContain((await editor.request(`/users/${other.id}`, 'PATCH', { name: 'Mitt' })).status);
    expect(refused).toContain((await editor.request(`/users/${other.id}?depth=0`)).status);
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
  editor: StudioClient,
  administrator: StudioClient,
  kind: string,
  id: number,
): Promise<void> {
  const query = `where[parent][equals]=${id}&depth=0&limit=1`;
  const { body } = await administrator.request(`/${kind}/versions?${query}`);
  const [version] = (body['docs'] ?? []) as { id: number }[];
  expect((await editor.request(`/${kind}/versions?${query}`)).body).toMatchObject({ totalDocs: 0 });
  if (!version) return;
  expect(refused).toContain((await editor.request(`/${kind}/versions/${version.id}?depth=1`)).status);
  expect(refused).toContain((await editor.request(`/${kind}/versions/${version.id}`, 'POST')).status);
}

test.describe('an author of solvik-se', () => {
  test.use({ mail: people.author });

  test('writes drafts, and cannot publish them', async ({ page, editor: author }) => {
    const { id, main, edition } = await findDocument(author, 'pages', {
      'site.name': theirs,
      path: '/om-solvik',
    });
    await page.goto(editUrl('pages', id));
    await expect(page.locator('#action-save-draft')).toBeVisible();
    await expect(page.locator('#action-save')).toHaveCount(0);
    const draft = { main, edition };
    expect((await author.request(`/pages/${id}?draft=true&locale=sv`, 'PATCH', draft)).status).toBe(200);
    const before = await sendRequest(siteUrl(theirs, '/om-solvik'));
    for (const [path, json] of [
      [`/pages/${id}?locale=sv`, { main: [], _status: 'published' }],
      [`/pages/${id}?draft=true&locale=sv`, { main: [], _status: 'published' }],
      [`/pages/${id}?locale=sv`, { main: [] }],
      [`/pages/${id}?locale=sv`, { _status: 'draft' }],
      [`/pages/${id}?locale=sv&publishSpecificLocale=sv`, { main: [], _status: 'published' }],
      [`/pages?where[id][equals]=${id}&locale=sv`, { main: [], _status: 'published' }],
    ] as const)
      expect([path, (await author.request(path, 'PATCH', json)).status]).toEqual([path, 403]);
    expect((await author.request(`/pages/${id}`, 'DELETE')).status).toBe(403);
    expect((await sendRequest(siteUrl(theirs, '/om-solvik'))).headers.etag).toBe(before.headers.etag);
  });
});

test('five wrong passwords lock the account, even for the right one', async ({ page, consoleErrors }) => {
  const administrator = await signedInAs(people.administrator);
  const email = `tillfallig-${Date.now()}@solvik.example`;
  const made = await administrator.request('/users', 'POST', {
    email,
    name: 'Tillfällig',
    password,
    role: 'author',
  });
  expect(made.status).toBe(201);
  await page.goto(studioAddress('/login'));
  // From this browser: the account is locked for where the wrong ones came from.
  const guess = () =>
    page.evaluate(async (address) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: address, password: 'wrong' });
      return (await fetch('/admin/api/users/login', { method: 'POST', headers, body })).status;
    }, email);
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(401);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('[role="alert"]:not(#__next-route-announcer__)').first()).toContainText(
    /there were too many wrong ones before it. Sign in again after/,
  );
  await expect(page).toHaveURL(/\/admin\/login/);
  // The browser logs the refused sign-ins.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('401')));
  await administrator.request(`/users/${(made.body['doc'] as { id: number }).id}`, 'DELETE');
});
