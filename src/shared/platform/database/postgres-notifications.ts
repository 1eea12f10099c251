import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { CHANGE_CHANNEL, type ChangeNotifications, type ChangeTopic } from './change-notifications.ts';

const RECONNECT_MS = 250;
const CONNECT_TIMEOUT_MS = 5000;
/** A connection that a firewall has dropped reports nothing; only asking tells. */
const HEARTBEAT_MS = 5000;

/** One connection that listens for as long as the process lives, and connects again by itself. */
export function postgresNotifications(url: string, log: Log): ChangeNotifications {
  const listeners = new Map<ChangeTopic, (() => void)[]>();
  const closing = new AbortController();
  let isConnected = false;
  let isLost = false;

  const tell = (topic: ChangeTopic) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'forecourt notifications',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_MS,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => tell(payload as ChangeTopic));
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
      isConnected = true;
      if (isLost) log.info({ code: 'NOTIFICATIONS_BACK' }, 'changes of other processes are told again');
      isLost = false;
      for (const topic of listeners.keys()) tell(topic);
      await Promise.race([lost, heartbeats(client, closing.signal)]);
    } finally {
      isConnected = false;
      // A broken connection is not worth waiting for.
      void client.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(() => {});
      if (closing.signal.aborted) return;
      // The beginning and the end of an outage are logged, not every attempt.
      if (!isLost)
        log.warn({ code: 'NOTIFICATIONS_LOST' }, 'changes of other processes are polled until it is back');
      isLost = true;
      await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    subscribe: (topic, listener) => listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    isConnected: () => isConnected,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

/** Ends when the server no longer answers. */
async function heartbeats(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(HEARTBEAT_MS, undefined, { signal });
    await client.query('select 1');
  }
}
