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
