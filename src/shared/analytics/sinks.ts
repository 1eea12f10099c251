import type { Site } from '../sites/site.ts';

/** Where an extension takes the events of the data layer, once the visitor has consented. */
export type AnalyticsSink = {
  /** That of its file: crm-counter.sink.ts. */
  name: string;
  consent: 'analytics' | 'marketing';
  /** The origins that it sends to, for the policy of the page. */
  connect: readonly string[];
  /** What it gets in the browser; undefined where the site does without it. */
  optionsOn: (site: Site) => Readonly<Record<string, string>> | undefined;
};

export type PageSink = Pick<AnalyticsSink, 'name' | 'consent' | 'connect'> & {
  options: Readonly<Record<string, string>>;
};

let sinks: readonly AnalyticsSink[] = [];

/** Returns what removes them. */
export function addSinks(added: readonly AnalyticsSink[]): () => void {
  sinks = [...sinks, ...added];
  return () => {
    sinks = sinks.filter((sink) => !added.includes(sink));
  };
}

export function sinksOn(site: Site): readonly PageSink[] {
  return sinks.flatMap(({ name, consent, connect, optionsOn }) => {
    const options = optionsOn(site);
    return options ? [{ name, consent, connect, options }] : [];
  });
}
