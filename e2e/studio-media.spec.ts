import { readFile } from 'node:fs/promises';
import { expect } from './fixtures.ts';
import { studioAddress } from './studio-client.ts';
import { findDocument, publicText, test, whenPublic } from './studio-fixtures.ts';

const site = 'solvik-se';

test('a picture is uploaded, its focal point set, and the page shows it around that point', async ({
  page,
  editor,
}) => {
  await page.goto(studioAddress('/collections/media/create?locale=sv'));
  await page.locator('input[type=file]').setInputFiles('demo/media/scenes/harbour.webp');
  await page.locator('#field-alt').fill('Kajen en morgon');
  await page.locator('#action-save').click();
  await page.waitForURL(/\/media\/\d+/);
  const id = Number(/\/media\/(\d+)/.exec(page.url())?.[1]);

  await page.getByRole('button', { name: 'Edit Image' }).click();
  await page.locator('[name="X %"]').fill('23');
  await page.locator('[name="Y %"]').fill('71');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.locator('#action-save').click();
  await expect
    .poll(async () => (await editor.request(`/media/${id}?depth=0`)).body)
    .toMatchObject({ focalX: 23, focalY: 71 });

  const home = await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  const picture = { blockType: 'text-with-image', title: 'Kajen', image: { media: id } };
  const json = {
    main: [...(home['main'] as object[]), picture],
    edition: home['edition'],
    _status: 'published',
  };
  expect((await editor.request(`/pages/${home.id}?locale=sv`, 'PATCH', json)).status).toBe(200);
  const { body } = await editor.request(`/media/${id}?depth=0&locale=sv`);
  const file = String(body['key']);
  expect(file).toMatch(/^uploads\/harbour/);
  await whenPublic(site, '/om-solvik', 'Kajen en morgon');
  expect(await publicText(site, '/om-solvik')).toMatch(/object-position:\s*23% 71%/);

  await page.goto(`http://${site}.localhost:${process.env['FORECOURT_PORT']}/om-solvik`);
  const shown = page.getByAltText('Kajen en morgon');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await expect(shown).toHaveCSS('object-position', '23% 71%');
});

test('a picture that is used is replaced knowingly, and the earlier one is used again', async ({
  page,
  editor,
}) => {
  const form = new FormData();
  const bytes = await readFile('demo/media/scenes/harbour.webp');
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'kaj.webp');
  form.set('_payload', '{}');
  const headers = { cookie: `payload-token=${editor.cookie}` };
  const created = await fetch(studioAddress('/api/media?depth=0'), { method: 'POST', headers, body: form });
  const { doc } = (await created.json()) as { doc: { id: number; mediaFile: string } };
  const about = await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  const main = [...(about['main'] as object[]), { blockType: 'image', image: { media: doc.id } }];
  await editor.request(`/pages/${about.id}?locale=sv`, 'PATCH', {
    main,
    edition: about['edition'],
    _status: 'published',
  });
  await whenPublic(site, '/om-solvik', doc.mediaFile);

  await page.goto(studioAddress(`/collections/media/${doc.id}`));
  const uses = page.locator('.media-uses');
  await expect(uses.getByRole('link', { name: String(about['title']) })).toBeVisible();
  await uses.locator('input[type=file]').setInputFiles('demo/media/scenes/workshop.webp');
  await expect(uses.getByRole('alertdialog')).toContainText('One place shows the new file');
  await uses.getByRole('button', { name: 'Replace it' }).click();
  await expect(uses.getByRole('heading', { name: 'Earlier files' })).toBeVisible();
  const fileOf = async () => (await editor.request(`/media/${doc.id}?depth=0`)).body['mediaFile'];
  const replaced = String(await fileOf());
  expect(replaced).not.toBe(doc.mediaFile);
  await whenPublic(site, '/om-solvik', replaced);

  await uses.getByRole('button', { name: 'Use it again' }).click();
  await expect.poll(fileOf).toBe(doc.mediaFile);
  await whenPublic(site, '/om-solvik', doc.mediaFile);
});
