import type { Payload } from 'payload';
import { systemClock } from '../../src/platform/clock.ts';
import { createLog, type Log } from '../../src/platform/log.ts';
import { STUDIO_OWNER_KEY } from '../../src/publishing/publish-ledger.ts';
import { openPublishing } from '../../src/wiring/publishing.ts';
import type { StudioSettings } from '../settings.ts';
import { type Loop, loopOf } from './loop.ts';
import { payloadSources } from './payload-sources.ts';
import { type Publisher, publisher } from './publisher.ts';

/** The studio's one publisher, as long as its process lives. */
type Running = {
  /** A source was written, whole. */
  written: (name: string) => void;
  /** Whether the studio is filled and its content is what the sites show. */
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
};

// The studio's code is bundled several times over; all of it must meet the same publisher.
const place = globalThis as { forecourtPublisher?: Running };

export function startPublishing(payload: Payload, settings: StudioSettings): Running {
  place.forecourtPublisher ??= running(payload, settings, createLog({ level: 'info' }));
  return place.forecourtPublisher;
}

export function runningPublisher(): Running | undefined {
  return place.forecourtPublisher;
}

function running(payload: Payload, settings: StudioSettings, log: Log): Running {
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
    made ??= publisher({ sources, published, facts, log, clock: systemClock, demoPort });
    for (const name of early) made.written(name);
    early.clear();
    return made.round();
  };
  const loop: Loop = loopOf(round, log);

  return {
    written(name) {
      if (made) made.written(name);
      else early.add(name);
      loop.nudge();
    },
    async isReady() {
      const name = await sources.studio();
      return name !== undefined && (await (await store()).facts.read(STUDIO_OWNER_KEY)) === name;
    },
    async stop() {
      await loop.stop();
      await (await opened)?.close();
      delete place.forecourtPublisher;
    },
  };
}
