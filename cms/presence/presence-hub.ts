/** Somebody who has a document open, and the field they are in. */
export type Presence = {
  /** The form, so that two tabs of one person are two. */
  form: string;
  person: string;
  name: string;
  collection: string;
  id: string;
  site: string;
  language: string;
  field: string;
};

/** A connection that ends is opened again at once; only who stays away longer has left. */
const GRACE_MS = 6_000;
const MAX_FORMS_OF_A_PERSON = 20;

/** Who has which document open. In memory: it is true of this moment only. */
export function createPresenceHub() {
  const present = new Map<string, Presence>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const listeners = new Set<(changed: Presence) => void>();
  const tell = (changed: Presence) => {
    for (const listener of listeners) listener(changed);
  };

  function remove(form: string): void {
    const left = present.get(form);
    clearTimeout(leaving.get(form));
    leaving.delete(form);
    present.delete(form);
    if (left) tell(left);
  }

  return {
    /** Whether the form is this person's; nobody takes another's place. */
    enter(entering: Presence): boolean {
      const known = present.get(entering.form);
      if (known && known.person !== entering.person) return false;
      clearTimeout(leaving.get(entering.form));
      leaving.delete(entering.form);
      present.delete(entering.form);
      present.set(entering.form, { ...entering, field: known?.field ?? entering.field });
      const own = [...present.values()].filter(({ person }) => person === entering.person);
      for (const { form } of own.slice(0, -MAX_FORMS_OF_A_PERSON)) remove(form);
      tell(entering);
      return true;
    },

    moveTo(form: string, person: string, field: string): boolean {
      const known = present.get(form);
      if (known?.person !== person) return false;
      known.field = field;
      tell(known);
      return true;
    },

    leave(form: string): void {
      clearTimeout(leaving.get(form));
      const timer = setTimeout(() => remove(form), GRACE_MS);
      timer.unref();
      leaving.set(form, timer);
    },

    find: (isWanted: (each: Presence) => boolean): Presence[] => [...present.values()].filter(isWanted),

    onChange(listener: (changed: Presence) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// The studio's code is bundled several times; all copies share one hub.
const globals = globalThis as { forecourtPresence?: ReturnType<typeof createPresenceHub> };

export function presenceHub() {
  globals.forecourtPresence ??= createPresenceHub();
  return globals.forecourtPresence;
}
