import { expect, test } from 'vitest';
import type { ServerContext } from '../server-context.ts';
import type { StudioProgress } from './studio-proxy.ts';
import { waitingPage } from './waiting-page.tsx';

const app = {
  content: { picture: () => undefined },
  assets: {
    stylesheets: [],
    script: '/a.js',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    stylesheetText: () => '',
    development: false,
  },
} as unknown as ServerContext;
const pageWith = (progress: StudioProgress, wasOpen = false) => waitingPage(app, progress, wasOpen).html;

test('the progress is shown, step by step', () => {
  const html = pageWith({
    steps: [
      { title: 'Content', state: 'done' },
      { title: 'Build', state: 'running' },
    ],
  });
  expect(html).toMatch(/Content<\/span>.*?done.*?Build<\/span>.*?under way/s);
});

test('a failed build of the studio shows its reason', () => {
  const html = pageWith({ steps: [{ title: 'Build', state: 'failed' }], problem: 'Cannot find module x' });
  expect(html).toContain('The studio could not be opened');
  expect(html).toContain('Cannot find module x');
});

test('a studio that has run before is being restarted; a new one is being prepared', () => {
  expect(pageWith({ steps: [] }, true)).toContain('started again');
  expect(pageWith({ steps: [] })).toContain('being prepared');
});
