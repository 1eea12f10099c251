/** A form is open as long as its page lives, whatever ends it: the browser frees the lock. Returns how to say that it closed. */
export function markOpen(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(key, () => promise);
  return resolve;
}

/** The keys of the forms that are open in this browser, in any tab. */
export async function openForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
