import type { Payload } from 'payload';
import { STUDIO_OWNER_KEY } from '../../src/content/publishing/publish-ledger.ts';
import { openPublishing } from '../../src/main/publishing.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { createLog, type Log } from '../../src/shared/platform/log.ts';
import type { StudioSettings } from '../settings.ts';
import { payloadSources } from './payload-sources.ts';
import { type PublishLoop, startPublishLoop } from './publish-loop.ts';
import { createPublisher, type Publisher } from './publisher.ts';

/** The studio's one publisher, as long as its process lives. */
type PublisherInstance = {
  /** A source was saved completely. */
  markWritten: (name: string) => void;
  /** Whether the studio is filled and its content is what the sites show. */
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
};

// The studio's code is bundled several times; all copies must share one publisher.
const globals = globalThis as { forecourtPublisher?: PublisherInstance };

export function startPublisherInstance(payload: Payload, settings: StudioSettings): PublisherInstance {
  globals.forecourtPublisher ??= createPublisherInstance(payload, settings, createLog({ level: 'info' }));
  return globals.forecourtPublisher;
}

export function publisherInstance(): PublisherInstance | undefined {
  return globals.forecourtPublisher;
}

function createPublisherInstance(payload: Payload, settings: StudioSettings, log: Log): PublisherInstance {
  const sources = payloadSources(payload);
  const pending = new Set<string>();
  let opened: Promise<Awaited<ReturnType<typeof openPublishing>>> | undefined;
  let publisher: Publisher | undefined;

  // The store may be unavailable when the studio starts; opening it is retried.
  const store = () => {
    opened ??= openPublishing(settings).catch((problem: unknown) => {
      opened = undefined;
      throw problem;
    });
    return opened;
  };
  const round = async () => {
    const { published, facts } = await store();
    const demoPort = settings.demo ? settings.port : undefined;
    publisher ??= createPublisher({ sources, published, facts, log, clock: systemClock, demoPort });
    for (const name of pending) publisher.markWritten(name);
    pending.clear();
    return publisher.publishChanges();
  };
  const loop: PublishLoop = startPublishLoop(round, log);

  return {
    markWritten(name) {
      if (publisher) publisher.markWritten(name);
      else pending.add(name);
      loop.runSoon();
    },
    async isReady() {
      const name = await sources.studio();
      return name !== undefined && (await (await store()).facts.read(STUDIO_OWNER_KEY)) === name;
    },
    async stop() {
      await loop.stop();
      await (await opened)?.close();
      delete globals.forecourtPublisher;
    },
  };
}
