import type { PublishedDocument } from '../../../src/content/publishing/published-store.ts';
import type { PublicSources } from '../public-sources.ts';

type Held = {
  state: string;
  changedAt: string;
  documents: readonly PublishedDocument[];
  references?: Record<string, string>;
};

/** A studio of a few sources, in memory. */
export function aStudio(name = 'studio-1') {
  const held = new Map<string, Held>();
  let edits = 0;
  const reads: string[] = [];
  const referenceStates = new Map<string, string>();
  const sources: PublicSources = {
    studio: async () => name,
    list: async () => [...held].map(([source, { state, changedAt }]) => ({ name: source, state, changedAt })),
    referenceStates: async () => referenceStates,
    read: async (source) => {
      reads.push(source);
      return held.get(source);
    },
  };
  return {
    sources,
    reads,
    /** Changes long ago, a second apart. */
    edit(source: string, ...documents: PublishedDocument[]) {
      edits += 1;
      const changedAt = new Date(Date.UTC(2026, 0, 1) + edits * 1000).toISOString();
      held.set(source, { state: `${edits}`, changedAt, documents });
    },
    editAt(source: string, changedAt: string, ...documents: PublishedDocument[]) {
      edits += 1;
      held.set(source, { state: `${edits}`, changedAt, documents });
    },
    /** A document that refers to others by id, in the state they have now. */
    editReferring(source: string, to: string, document: PublishedDocument) {
      this.edit(source, document);
      const written = held.get(source);
      if (written) written.references = { [to]: referenceStates.get(to) ?? '' };
    },
    referenceStates,
    remove: (source: string) => held.delete(source),
  };
}

export function aPage(
  key: string,
  body: unknown = key,
  language = 'sv',
  site = 'solvik-se',
): PublishedDocument {
  return { kind: 'page', site, language, key, body };
}
