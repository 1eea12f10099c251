import { expect, onTestFinished, test } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { restApi } from '../testing/rest.ts';
import { studioForTests } from '../testing/studio.ts';
import { allowNavigation } from './allow-navigation.ts';

const origin = 'https://studio.solvik.example';

test('with STUDIO_ORIGIN the cookie counts on pages of that origin only', async () => {
  const { payload, close } = await studioForTests({ origin, port: 3000 });
  onTestFinished(close);
  const { editor } = await createPeopleAndSites(payload);
  const { anonymous } = restApi(payload);
  const { body } = await anonymous('/users/login', 'POST', { email: editor.email, password });
  const cookie = `payload-token=${body['token']}`;
  const who = async (headers: Record<string, string>) =>
    (await anonymous('/users/me', 'GET', undefined, { cookie, ...headers })).body['user'];
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin }])
    expect(await who(headers as Record<string, string>)).toMatchObject({ id: editor.id });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
    expect(await who(headers as Record<string, string>)).toBeNull();
});

test('a link on another site may open a page, a frame or a script of another site may not', () => {
  const after = (headers: Record<string, string>) => {
    const sent: Record<string, string> = { 'sec-fetch-site': 'cross-site', ...headers };
    allowNavigation(sent);
    return sent['sec-fetch-site'];
  };
  expect(after({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe('none');
  expect(after({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })).toBe('cross-site');
  expect(after({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toBe('cross-site');
  // A form names its origin.
  expect(after({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', origin: 'null' })).toBe(
    'cross-site',
  );
});
