import type { Payload } from 'payload';
import { systemClock } from '../../src/platform/clock.ts';
import { createLog, type Log } from '../../src/platform/log.ts';
import { STUDIO_OWNER_KEY } from '../../src/publishing/publish-ledger.ts';
import { openPublishing } from '../../src/wiring/publishing.ts';
import type { StudioSettings } from '../settings.ts';
import { payloadSources } from './payload-sources.ts';
import { type PublishLoop, startPublishLoop } from './publish-loop.ts';
import { createPublisher, type Publisher } from './publisher.ts';

/** The studio's one publisher, as long as its process lives. */
type PublisherInstance = {
  /** A source was written, whole. */
  markWritten: (name: string) => void;
  /** Whether the studio is filled and its content is what the sites show. */
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
};

// The studio's code is bundled several times over; all of it must meet the same publisher.
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
  const early = new Set<string>();
  let opened: Promise<Awaited<ReturnType<typeof openPublishing>>> | undefined;
  let made: Publisher | undefined;

  // The store may be away when the studio starts; it is tried again until it is there.
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
    made ??= createPublisher({ sources, published, facts, log, clock: systemClock, demoPort });
    for (const name of early) made.markWritten(name);
    early.clear();
    return made.publishChanges();
  };
  const loop: PublishLoop = startPublishLoop(round, log);

  return {
    markWritten(name) {
      if (made) made.markWritten(name);
      else early.add(name);
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
