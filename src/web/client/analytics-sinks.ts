import { consentGiven, onConsent } from '../../shared/analytics/consent.ts';
import { dataLayer } from '../../shared/analytics/data-layer.ts';
import { pageData } from './page-data.ts';
import { report } from './report-errors.ts';

type Event = { event: string };
type Sink = { start: (options: object, page: { site: string; language: string }) => (event: Event) => void };

/**
 * Hands the events of the data layer to the sinks of extensions: those of this page so far, and those to come. Nothing of
 * a sink is loaded before the visitor has consented, and nothing reaches it once the consent is withdrawn. The build
 * calls it where an extension has one (scripts/extensions/extensions-plugin.ts).
 */
export function startSinks(loaders: ReadonlyMap<string, () => Promise<Sink>>): void {
  const { sinks = [], site, language } = pageData();
  for (const { name, consent, options } of sinks) {
    const load = loaders.get(name);
    if (!load) continue;
    onConsent(consent, async () => {
      try {
        const { start } = await load();
        const send = start(options, { site, language });
        for (const each of [...dataLayer()]) handOver(each);
        listen(handOver);

        function handOver(pushed: unknown): void {
          if (!isEvent(pushed) || !consentGiven(consent)) return;
          try {
            send(pushed);
          } catch (problem) {
            report('ANALYTICS_SINK_FAILED', problem, name);
          }
        }
      } catch (problem) {
        report('ANALYTICS_SINK_FAILED', problem, name);
      }
    });
  }
}

/** A tag manager replaces push, too, and calls what was there before. */
function listen(handOver: (pushed: unknown) => void): void {
  const layer = dataLayer();
  const { push } = layer;
  layer.push = (...pushed) => {
    const length = push.apply(layer, pushed);
    for (const each of pushed) handOver(each);
    return length;
  };
}

/** Commands of Consent Mode are none, nor is what the tag manager tells itself. */
function isEvent(pushed: unknown): pushed is Event {
  const { event } = (pushed ?? {}) as Partial<Event>;
  return typeof event === 'string' && !event.startsWith('gtm.');
}
