/** The newest save of a document: which form made it, its number there, and the revision that form's saves began with. */
export type LastSave = { form: string; number: number; since: number };

/** A save that arrives: the revision it is based on and, from a form of the studio, the form and its count of saves. */
export type ArrivingSave = { revision: number; form?: string | undefined; number?: number | undefined };

export type Verdict = 'accepted' | 'stale' | 'overtaken';

/**
 * A save is accepted when nobody else saved since the revision it is based on. A form whose answer was lost still names the
 * revision before its own save, so revisions that the same form wrote do not count as somebody else's. A save that arrives
 * after a later one of the same form holds older text.
 */
export function judgeSave(latest: number, last: LastSave | undefined, save: ArrivingSave): Verdict {
  const isSameForm = last !== undefined && save.form === last.form;
  if (isSameForm && (save.number ?? 0) < last.number) return 'overtaken';
  if (save.revision === latest) return 'accepted';
  return isSameForm && save.revision >= last.since && save.revision < latest ? 'accepted' : 'stale';
}

/** What is remembered of an accepted save; nothing of one that no form made. */
export function rememberSave(
  latest: number,
  last: LastSave | undefined,
  { form, number }: ArrivingSave,
): LastSave | undefined {
  if (form === undefined) return undefined;
  return { form, number: number ?? 0, since: form === last?.form ? last.since : latest };
}
