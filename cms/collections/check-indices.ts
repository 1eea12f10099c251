import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import type { IndexKind } from '../../src/features/inventory/index-definitions.ts';
import { knownIndices, siteIndexKinds } from '../../src/features/inventory/known-indices.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { indexErrors, type WrittenIndices } from './index-errors.ts';

/** What the records of an index are; undefined where there are none yet. */
export type StoredKindOf = (index: string) => Promise<IndexKind | undefined>;

/** An index that another site uses for something else, or that holds other records, is refused where it is typed. */
export const checkIndices =
  (storedKindOf: StoredKindOf): CollectionBeforeValidateHook =>
  async ({ data = {}, originalDoc, req }) => {
    const before = (originalDoc?.indices ?? {}) as NonNullable<WrittenIndices>;
    const written = { ...before, ...(data['indices'] as WrittenIndices) };
    const changed = siteIndexKinds.filter((kind) => written[kind] && written[kind] !== before[kind]);
    // Seeds and imports without a person bring what was checked where it came from.
    if (changed.length === 0 || !req.user) return data;
    const rows = await findRows(req.payload, 'sites', { select: { name: true, indices: true } });
    const others = rows
      .filter(({ id }) => id !== originalDoc?.id)
      .map(({ indices }) => ({ indices: withoutEmpty(indices as WrittenIndices), languages: [] }));
    const stored = new Map<string, IndexKind>();
    for (const name of new Set(changed.map((kind) => String(written[kind])))) {
      const kind = await storedKindOf(name);
      if (kind) stored.set(name, kind);
    }
    const use = { others: knownIndices(others), stored };
    const errors = indexErrors(written, use, req.i18n.language);
    if (errors.length > 0) throw new ValidationError({ collection: 'sites', errors, req });
    return data;
  };

function withoutEmpty(indices: WrittenIndices) {
  return Object.fromEntries(Object.entries(indices ?? {}).filter(([, name]) => !!name));
}
