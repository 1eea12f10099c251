import type { FormState } from 'payload';
import type { Values } from './find-differences.ts';
import { onLeavingPage, outlivingRequest } from './flush-on-leaving.ts';
import { watchRichText } from './newer-texts.ts';
import { markOpen } from './open-forms.ts';
import type { UnsentStore } from './unsent-store.ts';
import { createUnsentTracker } from './unsent-tracker.ts';

type KeepOptions = {
  store: UnsentStore;
  key: string;
  fields: FormState;
  stored: Values;
  names: readonly string[];
  isInForm: (element: Element) => boolean;
  revision: () => number;
  /** Saves these values as a draft; nothing where a save would be public at once. */
  saveDraft: ((request: RequestInit) => Promise<boolean>) | undefined;
};

/** Keeps what is written in a form and not stored in the browser, and sends it when the form is left. */
export function keepUnsent(options: KeepOptions) {
  const { store, key, fields, stored, names, isInForm, revision, saveDraft } = options;
  const texts = watchRichText(isInForm, (path) => tracker.textChanged(path));
  const tracker = createUnsentTracker({
    fields,
    stored,
    names,
    newerTexts: texts.read,
    onUnsaved: (unsaved) => {
      // Where there is no room for the newest words, older ones must not be offered in their place.
      if (!unsaved || !store.write(key, { ...unsaved, edition: revision() })) store.remove(key);
    },
  });
  const close = markOpen(key);
  const stopListening = onLeavingPage(() => void flush());
  let flushed: { body: string; isStored: Promise<boolean> } | undefined;

  /** Whether nothing is left to save. */
  function flush(): Promise<boolean> {
    const mine = tracker.unsaved();
    if (!mine) return Promise.resolve(true);
    if (!saveDraft) return Promise.resolve(false);
    const body = JSON.stringify({ ...mine, _status: 'draft' });
    if (flushed?.body === body) return flushed.isStored;
    const isStored = saveDraft(outlivingRequest(body));
    flushed = { body, isStored };
    void isStored.then((isDone) => {
      if (!isDone) flushed = undefined;
    });
    return isStored;
  }

  return {
    unsaved: tracker.unsaved,
    document: tracker.document,
    show: tracker.show,
    stored: tracker.stored,
    reset: tracker.reset,
    /** The form closes; whether all of it is stored. */
    async end(): Promise<boolean> {
      stopListening();
      const isStored = flush();
      texts.end();
      close();
      return isStored;
    },
  };
}

export type KeptUnsent = ReturnType<typeof keepUnsent>;
