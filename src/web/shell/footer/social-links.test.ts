import { expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';

const footer = (...icons: string[]) => {
  const socialLinks = icons.map((icon) => ({ name: icon, url: `https://social.example/${icon}`, icon }));
  return {
    kind: 'shell',
    site: 'solvik-se',
    language: 'sv',
    key: 'footer',
    body: { socialLinks },
  } as const;
};

test('FOOT-08 ERR-08 an unknown icon is logged once per publishing, not per request, and its link left out', async () => {
  const server = await aServer([
    siteDocument('solvik-se'),
    pageDocument('solvik-se', 'home', {}),
    pageDocument('solvik-se', 'about', { path: '/om' }),
    footer('instagram', 'myspace'),
  ]);
  const missing = () => server.lines.filter(({ code }) => code === 'FOOTER_ICON_NOT_FOUND');
  const { text } = await server.get('solvik-se.localhost', '/');
  expect(text).toContain('https://social.example/instagram');
  expect(text).not.toContain('myspace');
  await server.get('solvik-se.localhost', '/om');
  expect(missing()).toMatchObject([{ level: 'warn', site: 'solvik-se', language: 'sv', icon: 'myspace' }]);
  server.publish([footer('instagram', 'friendster')]);
  await server.get('solvik-se.localhost', '/');
  await server.get('solvik-se.localhost', '/om');
  expect(missing().map(({ icon }) => icon)).toEqual(['myspace', 'friendster']);
  await server.close();
});
