import type { AnalyticsSinkDeclaration } from '../../extension/extension.ts';
import { type AnalyticsSink, addSinks } from '../../shared/analytics/sinks.ts';
import type { LoadedExtension } from './loaded-extension.ts';

/** Pages hand their events to the sinks of an extension, too, until the returned function is called. */
export function addAnalyticsSinks(loaded: LoadedExtension): () => void {
  const sinks = Object.entries(loaded.extension.analyticsSinks ?? {});
  return addSinks(sinks.map(([name, declared]) => toSink(name, declared, loaded)));
}

/** An origin and nothing that could end the directive of the policy; without encryption only on this machine. */
const origin = /^(https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/i;

function toSink(
  name: string,
  { consent, connect, options }: AnalyticsSinkDeclaration,
  { extension, settings, log }: LoadedExtension,
): AnalyticsSink {
  const origins = connect(settings);
  const wrong = origins.find((each) => !origin.test(each));
  if (wrong !== undefined)
    throw new Error(
      `the sink ${name} connects to '${wrong}', which is no origin such as https://stats.example`,
    );
  return {
    name: `${extension.name}-${name}`,
    consent,
    connect: origins,
    optionsOn: (site) => {
      try {
        return options ? options(site, settings) : {};
      } catch (error) {
        log.error({ code: 'EXTENSION_SINK_FAILED', sink: name, error }, 'a page goes on without a sink');
        return undefined;
      }
    },
  };
}
