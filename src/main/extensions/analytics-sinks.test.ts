import { expect, onTestFinished, test } from 'vitest';
import { type AnalyticsSinkDeclaration, API_VERSION } from '../../extension/extension.ts';
import { anInstallation } from '../testing/an-installation.ts';
import { freshSqlite } from '../testing/databases.ts';
import { pageDocument, siteDocument, textBlock } from '../testing/documents.ts';

const SITE = 'solvik-se';

async function running(counter: AnalyticsSinkDeclaration, env = {}) {
  const { settings } = await freshSqlite();
  const page = { path: '/', main: [textBlock('a', 'The rest of the page')] };
  const extension = {
    name: 'parts',
    apiVersion: API_VERSION,
    about: 'for tests',
    analyticsSinks: { counter },
  };
  const { server, lines } = await anInstallation({
    dataDir: settings.dataDir,
    documents: [siteDocument(SITE), pageDocument(SITE, 'home', page)],
    env,
    extensions: [{ name: 'parts', load: async () => ({ default: extension }) }],
  });
  onTestFinished(() => server.close());
  return { lines, response: await server.inject({ url: '/', headers: { host: `${SITE}.localhost` } }) };
}

const counter: AnalyticsSinkDeclaration = {
  about: 'counts',
  consent: 'analytics',
  connect: () => ['https://stats.example'],
  options: ({ name }) => ({ account: name }),
};

test('a page knows the sink, and its policy allows where it sends to', async () => {
  const { response } = await running(counter);
  expect(response.headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/stats\.example/);
  expect(response.body).toContain(
    '"sinks":[{"name":"parts-counter","consent":"analytics","options":{"account":"solvik-se"}}]',
  );
});

test('a site that does without it, an options that throws and one that is off have neither', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  const pages = [
    await running({ ...counter, options: () => undefined }),
    await running({ ...counter, options: fail }),
    await running(counter, { EXTENSIONS_OFF: 'parts' }),
  ];
  for (const { response } of pages) {
    expect(response.statusCode).toBe(200);
    expect(`${response.headers['content-security-policy']}${response.body}`).not.toMatch(
      /stats\.example|"sinks"/,
    );
  }
});

test('what is no origin is refused: it could end the directive that it is put into', async () => {
  const { lines } = await running({
    ...counter,
    connect: () => ["https://stats.example; script-src 'unsafe-eval'"],
  });
  expect(lines).toContainEqual(
    expect.objectContaining({
      code: 'EXTENSION_LEFT_OUT',
      problem: expect.stringContaining('which is no origin such as https://stats.example'),
    }),
  );
});
