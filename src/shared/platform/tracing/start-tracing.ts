import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

export type TracingSettings = { endpoint: string; service: string; version: string };

const FLUSH_EVERY_MS = 2000;

/** Sends the spans of this process to a collector until it is stopped. Loaded only where one is set up. */
export function startTracing({ endpoint, service, version }: TracingSettings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceOf({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: FLUSH_EVERY_MS })],
  });
  // Also the W3C header and the context of asynchronous calls.
  provider.register();
  return () => provider.shutdown();
}

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof NodeTracerProvider>[0]>['resource']>;

/** The package that makes resources comes with the SDK, but is none of ours. */
function resourceOf(attributes: Record<string, string>): Resource {
  return {
    attributes,
    merge: (other) => resourceOf({ ...attributes, ...(other?.attributes as Record<string, string>) }),
    getRawAttributes: () => Object.entries(attributes),
  };
}
