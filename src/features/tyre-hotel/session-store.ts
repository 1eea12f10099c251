/** What a session allows: the plate it was signed in with comes first. */
export type TyreSession = { plates: readonly string[] };

export const SESSION_IDLE_MINUTES = 30;
export const SESSION_MAX_HOURS = 8;

/** Server sessions of signed-in customers; only hashes of their ids are stored. Works for remote systems as well. */
export interface SessionStore {
  /** Returns the secret id for the cookie. */
  start(session: TyreSession, now: Date): Promise<string>;
  /** Also notes that it was used. Undefined when there is none, or it was idle or open for too long. */
  find(id: string, now: Date): Promise<TyreSession | undefined>;
  end(id: string): Promise<void>;
  /** Ends every session of the same plate: log out everywhere. */
  endAll(plate: string): Promise<void>;
  deleteExpired(now: Date): Promise<number>;
}
