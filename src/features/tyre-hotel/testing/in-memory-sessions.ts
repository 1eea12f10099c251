import { randomBytes } from 'node:crypto';
import type { SessionStore, TyreSession } from '../session-store.ts';

/** Sessions that never end by themselves, for tests of what stands before the store. */
export function inMemorySessions(): SessionStore {
  const sessions = new Map<string, TyreSession>();
  return {
    async start(session) {
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, session);
      return id;
    },
    find: async (id) => sessions.get(id),
    end: async (id) => void sessions.delete(id),
    async endAll(plate) {
      for (const [id, session] of sessions) if (session.plates[0] === plate) sessions.delete(id);
    },
    deleteExpired: async () => 0,
  };
}
