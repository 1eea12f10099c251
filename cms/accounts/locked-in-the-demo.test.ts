import { expect, onTestFinished, test } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { restApi } from '../testing/rest.ts';
import { studioForTests } from '../testing/studio.ts';

test('in the demo whoever knows the password is told until when the account is locked, nobody else', async () => {
  const { payload, close } = await studioForTests({ demo: true });
  onTestFinished(close);
  const { editor } = await createPeopleAndSites(payload);
  const { anonymous } = restApi(payload);
  const login = (email: string, typed: string, language = 'en') =>
    anonymous('/users/login', 'POST', { email, password: typed }, { 'accept-language': language });
  for (let tries = 0; tries < 5; tries += 1) await login(editor.email, 'a guess');
  const told = await login(editor.email, password);
  expect([told.status, told.body['code']]).toEqual([401, 'ACCOUNT_LOCKED']);
  expect(told.body['message']).toMatch(/Sign in again after \d\d:\d\d$/);
  expect((await login(editor.email, password, 'sv')).body['message']).toMatch(
    /Logga in igen efter \d\d:\d\d$/,
  );
  const guess = await login(editor.email, 'another guess');
  const unknown = await login('nobody@solvik.example', 'another guess');
  expect(guess.body).toEqual(unknown.body);
});
