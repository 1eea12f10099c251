import { expect, test } from 'vitest';
import type { ClientModule } from './assets.ts';
import { deferredEntryScript, deferredEntryTag } from './deferred-entry.ts';

const assets = {
  stylesheets: [],
  script: '/main.js',
  islandPreloads: [],
  modulesOf: ({ kind, name }: ClientModule) => ['/main.js', '/shared.js', `/${name}.${kind}.js`],
  addressOf: () => undefined,
  stylesheetText: () => '',
  development: false,
};
const modulesIn = (html: string) =>
  /data-modules="([^"]*)"/.exec(deferredEntryTag(assets, [html]))?.[1]?.split(' ');

test('a page names the files of what hydrates on it, small scripts first, each file once and the entry not at all', () => {
  const html = `
    <div class="contents" data-island="car-list" data-when="idle" data-props="{&quot;a&quot;:1}"></div>
    <p data-script="disclosure" data-script-x="no">…</p><div data-script="disclosure"></div>`;
  expect(modulesIn(html)).toEqual(['/shared.js', '/disclosure.script.js', '/car-list.island.js']);
});

test('what hydrates when visible is not fetched with the page', () => {
  expect(modulesIn('<div data-script="video-player" data-when="visible"></div>')).toEqual(['']);
  expect(modulesIn('<p>Text alone</p>')).toEqual(['']);
});

test('the script is the same on every page, so that the policy can name its hash', () => {
  expect(deferredEntryTag(assets, ['<div data-script="disclosure"></div>'])).toContain(
    `>${deferredEntryScript}</script>`,
  );
});

/** A window with what the script uses of it, in which the test runs the timers. */
function aWindow(supports: boolean, hash = '', { chance = 0.5, webdriver = false } = {}) {
  const listeners = new Map<string, (event: { target?: unknown }) => void>();
  const timers: [number, () => void][] = [];
  const fetched: string[] = [];
  let seePaint: ((list: object) => void) | undefined;
  const window: Record<string, unknown> = {};
  const dataset: Record<string, string> = {};
  const run = new Function(
    ...[
      'window',
      'document',
      'location',
      'addEventListener',
      'setTimeout',
      'PerformanceObserver',
      'fetchMain',
      'navigator',
      'Math',
    ],
    deferredEntryScript.replace(/\bimport\((\w+)\)/g, 'fetchMain($1)'),
  );
  const document = {
    readyState: 'interactive',
    currentScript: {
      dataset: { main: '/main.js', modules: '/a.js /b.js', vitals: '/vitals.js', share: '10' },
    },
    createElement: () => ({}),
    documentElement: { dataset },
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
  };
  class Observer {
    constructor(callback: (list: object) => void) {
      if (supports) seePaint = callback;
    }
    observe() {}
  }
  run(
    window,
    document,
    { hash },
    (name: string, listener: (event: object) => void) => {
      const before = listeners.get(name);
      listeners.set(name, (event) => {
        before?.(event);
        listener(event);
      });
    },
    (work: () => void, ms: number) => timers.push([ms, work]),
    Observer,
    (main: string) => fetched.push(main),
    { webdriver },
    { random: () => chance },
  );
  return {
    fetched,
    window,
    document,
    dataset,
    happens: (name: string, target?: unknown) => listeners.get(name)?.({ target }),
    paints: (url: string) => seePaint?.({ getEntries: () => [{ url }] }),
    waits: (upTo: number) => {
      for (const [ms, work] of timers) if (ms <= upTo) work();
    },
  };
}

test('nothing is fetched before the page has loaded and its picture is on the screen, then everything at once', () => {
  const page = aWindow(true);
  page.happens('load');
  page.paints('');
  expect(page.fetched).toEqual([]);
  page.paints('http://example.com/car.avif');
  page.paints('http://example.com/larger.avif');
  expect(page.fetched).toEqual(['/main.js', '/a.js', '/b.js']);
});

test('a browser that does not report what it has painted waits 300 ms, and no picture is waited for too long', () => {
  const silent = aWindow(false);
  silent.happens('load');
  expect(silent.fetched).toEqual([]);
  silent.waits(300);
  expect(silent.fetched).toContain('/main.js');
  const stuck = aWindow(true);
  stuck.waits(2499);
  expect(stuck.fetched).toEqual([]);
  stuck.waits(2500);
  expect(stuck.fetched).toContain('/main.js');
});

test('islands are not hydrated before the whole document has arrived, however slowly it comes', () => {
  const slow = aWindow(true);
  slow.document.readyState = 'loading';
  slow.waits(2500);
  expect(slow.fetched).toEqual([]);
  slow.document.readyState = 'interactive';
  slow.happens('DOMContentLoaded');
  expect(slow.fetched).toContain('/main.js');
});

test('clicks are recorded from the first line on', () => {
  const page = aWindow(true);
  page.happens('click', 'a heart');
  expect(page.window['recordedTargets']).toEqual(['a heart']);
});

test('DET-07 a page that is opened at an anchor is laid out completely', () => {
  expect(aWindow(true, '#contact').dataset).toEqual({ laidOut: '' });
  expect(aWindow(true).dataset).toEqual({});
});

test('a share of the visits measures how the page felt, after everything else; programs never do', () => {
  const visit = (chance: number, webdriver = false) => {
    const page = aWindow(true, '', { chance, webdriver });
    page.happens('load');
    page.waits(2999);
    expect(page.fetched).not.toContain('/vitals.js');
    page.waits(3000);
    return page.fetched.includes('/vitals.js');
  };
  expect([visit(0.099), visit(0.1), visit(0.05, true)]).toEqual([true, false, false]);
});
