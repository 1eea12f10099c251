/** The key of an attempt, and the keys of earlier ones whose answer never came. */
export type IdempotencyKeys = { key: string; replaces: readonly string[] };

/** As many as the server looks at. */
const MAX_REPLACED = 5;

export type AttemptLog = {
  /** For what is about to be sent: the same content keeps its key, another one gets a key of its own. */
  send: (content: unknown) => IdempotencyKeys;
  /** The server has answered: nothing was booked by this attempt. */
  refused: (keys: IdempotencyKeys) => void;
  /** Keys whose answer never came. */
  open: () => readonly string[];
};

/**
 * A key belongs to what is sent with it: after a lost answer the same content is the same booking, and a corrected one
 * replaces what the lost attempt may have booked.
 */
export function attemptLog(makeKey: () => string, lost: readonly string[] = []): AttemptLog {
  let open = lost;
  let last: (IdempotencyKeys & { content: string }) | undefined;
  return {
    send(sent) {
      const content = JSON.stringify(sent);
      if (last?.content !== content) last = { content, key: makeKey(), replaces: open };
      open = [...open.filter((each) => each !== last?.key), last.key].slice(-MAX_REPLACED);
      return last;
    },
    refused({ key }) {
      open = open.filter((each) => each !== key);
      last = undefined;
    },
    open: () => open,
  };
}

/** One for each attempt to book a time; sent again, it is the same booking (SB-87). */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function attemptHeaders({ key, replaces }: IdempotencyKeys): Record<string, string> {
  return {
    'idempotency-key': key,
    ...(replaces.length > 0 && { 'replaces-attempt': replaces.join(',') }),
  };
}
