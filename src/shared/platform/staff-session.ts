/** Somebody who is signed in to the studio. */
export type StaffUser = {
  id: string;
  /** As the studio writes it beside what they change. */
  name: string;
  role: 'administrator' | 'editor' | 'author';
  /** Names of the sites they work on; administrators work on all. */
  sites: readonly string[] | 'all';
};

export type StaffSessionResult =
  | { state: 'signed in'; user: StaffUser }
  | { state: 'signed out' }
  /** Nobody knows who it is while the studio does not answer. */
  | { state: 'unreachable'; reason: string };

/** Who sent a request, by its cookies. */
export type StaffSession = (cookieHeader: string | undefined) => Promise<StaffSessionResult>;
