import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures how the page felt and sends it once, when the visitor leaves or hides it. Loaded for a share of the visits
 * (deferred-entry.inline.ts). Nothing is stored on the device, and nothing says who it was or where they came from.
 */
const kind = document.querySelector<HTMLElement>('script[data-vitals]')?.dataset['kind'];
const measured: Partial<Record<Metric['name'], number>> = {};
let isSent = false;

for (const listen of [onCLS, onINP, onLCP, onTTFB])
  listen(({ name, value }: Metric) => {
    measured[name] = value;
  });

function send(): void {
  if (isSent || document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
  isSent = true;
  const body = JSON.stringify({ page: kind, ...measured });
  navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
}

// After the library's own listeners, which then report the last values.
addEventListener('visibilitychange', send);
addEventListener('pagehide', send);
