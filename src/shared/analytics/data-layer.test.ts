import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const searched = { event: 'search', search_type: 'start page', search_term: 'volvo' };

let editing = false;

/** Each test opens its own page, because the modules store the visitor's choice in module state. */
async function openPage() {
  vi.resetModules();
  const { consentGiven, onConsent, applyConsent: takeChoice } = await import('./consent.ts');
  const { denyByDefault, pushTagManagerStart: tagManagerStarts } = await import('./consent-mode.ts');
  const { pushEvent } = await import('./data-layer.ts');
  const { startPageSearch } = await import('./events.ts');
  return { consentGiven, onConsent, takeChoice, denyByDefault, tagManagerStarts, pushEvent, startPageSearch };
}

afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  editing = false;
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => editing } });
});

/** Commands as arrays, events as they are. */
function layer(): unknown[] {
  return (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry,
  );
}

test('all four storages are denied before anything else is pushed', async () => {
  const page = await openPage();
  page.denyByDefault();
  page.pushEvent(page.startPageSearch('volvo'));
  expect(layer()).toEqual([['consent', 'default', denied], searched]);
});

test('ANA-03 a search from the hero reports its origin and its keyphrase', async () => {
  const page = await openPage();
  page.pushEvent(page.startPageSearch('volvo'));
  expect(layer()).toEqual([searched]);
});

test('ANA-11 without consent the layer is filled all the same', async () => {
  const page = await openPage();
  page.denyByDefault();
  page.takeChoice(['necessary']);
  page.pushEvent(page.startPageSearch('volvo'));
  expect(layer()).toEqual([['consent', 'default', denied], ['consent', 'update', denied], searched]);
});

test('a consent command is pushed before events, until the tag manager runs', async () => {
  const page = await openPage();
  page.denyByDefault();
  page.pushEvent(page.startPageSearch('volvo'));
  page.takeChoice(['necessary', 'analytics']);
  page.tagManagerStarts(7);
  page.takeChoice(['necessary']);
  expect(layer()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    { 'gtm.start': 7, event: 'gtm.js' },
    searched,
    ['consent', 'update', denied],
  ]);
});

test('two choices in a row are pushed in their order, the same one only once', async () => {
  const page = await openPage();
  page.denyByDefault();
  page.pushEvent(page.startPageSearch('volvo'));
  page.takeChoice(['necessary']);
  page.takeChoice(['necessary', 'marketing']);
  page.takeChoice(['marketing', 'necessary']);
  const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
  expect(layer()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', denied],
    ['consent', 'update', { ...denied, ...granted }],
    searched,
  ]);
});

test('a consent listener is called once, after the tag manager was updated', async () => {
  const page = await openPage();
  const called: unknown[] = [];
  page.onConsent('marketing', () => called.push(layer().length));
  page.onConsent('marketing', () => called.push('stopped'))();
  page.takeChoice(['necessary', 'analytics']);
  expect(called).toEqual([]);
  page.takeChoice(['necessary', 'marketing']);
  page.takeChoice(['necessary', 'analytics', 'marketing']);
  expect(called).toEqual([2]);
});

test('until the visitor chooses, only necessary cookies are allowed', async () => {
  const page = await openPage();
  expect([page.consentGiven('necessary'), page.consentGiven('analytics')]).toEqual([true, false]);
  page.takeChoice(['necessary', 'analytics', 'made up']);
  expect([page.consentGiven('analytics'), page.consentGiven('marketing')]).toEqual([true, false]);
  const now = vi.fn();
  page.onConsent('analytics', now);
  expect(now).toHaveBeenCalledOnce();
});

test('editors are never counted', async () => {
  const page = await openPage();
  editing = true;
  page.pushEvent(page.startPageSearch('volvo'));
  expect(layer()).toEqual([]);
});
