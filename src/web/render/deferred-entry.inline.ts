/**
 * Fetches the page's script after its first picture (decision 16): until the page has loaded and the browser reports
 * that its largest picture is painted, or 300 ms later where it does not report it; 2.5 s in all if a picture does not
 * come. Never before the whole document has arrived: React would compare an island with half of its markup, which is a
 * hydration error, and islands further down would not be found. Then all files are fetched at once, not one after the
 * other as they import each other. Clicks and input until then are recorded for client/event-replay.ts. An anchor in the
 * address makes layout.css lay out the whole page. Last comes client/web-vitals.ts, for a share of the visits.
 */
const {
  main = '',
  modules = '',
  vitals = '',
  share = '',
} = (document.currentScript as HTMLScriptElement).dataset;
const AFTER_LOAD_MS = 300;
const AT_LATEST_MS = 2500;
const VITALS_AFTER_MS = 3000;

if (location.hash) document.documentElement.dataset['laidOut'] = '';

window.recordedTargets = [];
for (const type of ['click', 'input'])
  addEventListener(type, ({ target }) => window.recordedTargets?.push(target), true);

let started = false;

function start(): void {
  if (started) return;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start);
    return;
  }
  started = true;
  void import(/* @vite-ignore */ main);
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = { rel: 'modulepreload', href, crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

function isPicture(entry: PerformanceEntry): boolean {
  return (entry as LargestContentfulPaint).url?.startsWith('http');
}

addEventListener('load', () => {
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isPicture)) start();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(start, AFTER_LOAD_MS);
});
setTimeout(start, AT_LATEST_MS);

// Programs are no visitors. The page has had all it needs by then.
if (vitals && !navigator.webdriver && Math.random() * 100 < Number(share))
  addEventListener('load', () => setTimeout(() => void import(/* @vite-ignore */ vitals), VITALS_AFTER_MS));

// A module of its own, so that its names are not global.
export {};
