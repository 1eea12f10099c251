import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { studioAddress } from './studio-client.ts';
import {
  editUrl,
  findDocument,
  publicText,
  publish,
  test,
  whenDraftSaved,
  whenPublic,
} from './studio-fixtures.ts';

const site = 'solvik-se';
const stamp = () => String(Date.now()).slice(-7);

/** Payload's own frame has two banners and no main landmark. */
const ofPayload = ['landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique', 'region'];

test('STORY-11 a story with two tags, a date and a picture is written, checked and published below its list', async ({
  page,
  editor,
  consoleErrors,
}) => {
  const name = `Fyra mil grus ${stamp()}`;
  await page.goto(studioAddress(`/stories?site=${site}`));
  await expect(page.getByRole('heading', { name: 'Stories', level: 1 })).toBeVisible();
  await expectAccessible(page, 'list of stories', ofPayload);
  await page.getByRole('link', { name: 'New story' }).click();
  await page.waitForURL(/\/stories\/new/);
  await expect(page.getByLabel('På väg')).toBeVisible();
  await expectAccessible(page, 'new story', ofPayload);

  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByText('A story needs a name')).toBeVisible();
  await page.getByLabel('Name', { exact: false }).first().fill(name);
  await page.getByLabel('Preamble').fill('En väg som ingen asfalterat.');
  await page.getByLabel('På väg').check();
  const tag = `Grus ${stamp()}`;
  await page.getByLabel('New tag').fill(tag);
  await page.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByLabel(tag)).toBeChecked();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(/\/pages\/\d+\?/);
  const id = Number(/\/pages\/(\d+)/.exec(page.url())?.[1]);

  // Without a picture it is refused at the field of the picture.
  await page.locator('#action-save').click();
  await expect(page.getByText('A story needs a picture').first()).toBeVisible();
  await expect(page.getByLabel('Date', { exact: true }).first()).toHaveValue(/^\d{1,2} .+ \d{4}$/);
  const { id: media } = await findDocument(editor, 'media', { vector: 'false' });
  const draft = (await editor.request(`/pages/${id}?draft=true&locale=sv&depth=0`)).body;
  await page.goto('about:blank');
  const story = { ...(draft['story'] as object), image: { media } };
  const saved = await editor.request(`/pages/${id}?draft=true&locale=sv`, 'PATCH', {
    story,
    edition: draft['edition'] as number,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await page.goto(editUrl('pages', id));
  await publish(page, 'pages');
  const path = String((await findDocument(editor, 'pages', { id }))['path']);
  expect(path).toMatch(/^\/berattelser\/\d{4}\/fyra-mil-grus-\d+$/);
  await whenPublic(site, path, name);
  await whenPublic(site, '/berattelser', name);
  expect(await publicText(site, '/berattelser')).toContain(tag);
  // The browser logs what was refused on purpose.
  const others = consoleErrors.filter((each) => !each.includes('status of 400'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test('IMGC-02 a link is picked, follows its page, and is named before the page is deleted', async ({
  page,
  editor,
}) => {
  const { id: siteId } = await findDocument(editor, 'sites', { name: site });
  const create = async (data: object) => {
    const { body } = await editor.request('/pages?locale=sv&depth=0', 'POST', {
      site: siteId,
      _status: 'published',
      ...data,
    });
    return (body['doc'] as { id: number }).id;
  };
  const name = `Mål ${stamp()}`;
  const target = await create({ name });
  const from = await create({
    name: `Från ${stamp()}`,
    main: [{ blockType: 'image-cards', heading: 'Vidare' }],
  });
  await page.goto(editUrl('pages', from));
  const block = page.locator('#main-row-0');
  await block.locator('.collapsible__toggle').first().click();
  const link = page.locator('#field-main__0__link__to');
  await link.getByRole('button', { name: /^Choose a page/ }).click();
  await link.getByLabel('Search by name or address').fill(name);
  const picked = whenDraftSaved(page, 'pages');
  await link.getByRole('button', { name }).click();
  await picked;
  await expect(link.getByText(name)).toBeVisible();
  await expectAccessible(page, 'picked link', [
    ...ofPayload,
    'page-has-heading-one',
    'aria-command-name',
    'color-contrast',
    'aria-hidden-focus',
    'button-name',
    'frame-title',
    'heading-order',
    'label',
    'label-title-only',
    'list',
  ]);
  await publish(page, 'pages');
  const path = String((await findDocument(editor, 'pages', { id: from }))['path']);
  const before = String((await findDocument(editor, 'pages', { id: target }))['path']);
  await whenPublic(site, path, `href="${before}"`);

  const slug = `flyttat-${stamp()}`;
  const { edition } = await findDocument(editor, 'pages', { id: target });
  await editor.request(`/pages/${target}?locale=sv`, 'PATCH', { slug, _status: 'published', edition });
  await whenPublic(site, path, `href="/${slug}"`);

  await page.goto(editUrl('pages', target));
  await expect(page.getByRole('heading', { name: 'Used by' })).toBeVisible();
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await expect(page.getByText('This is used in one place.')).toBeVisible();
  await page.goto('about:blank');
  expect((await sendRequest(siteUrl(site, path))).status).toBe(200);
});
