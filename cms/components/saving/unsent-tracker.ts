import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { Values } from './find-differences.ts';
import { findUnsaved } from './find-unsaved.ts';

type TrackerOptions = {
  fields: FormState;
  /** What the studio had stored when the form was opened. */
  stored: Values;
  /** The fields that people write. */
  names: readonly string[];
  /** Rich text that is newer than the form, by the path of its field: the editor hands it over when it has time. */
  newerTexts: () => ReadonlyMap<string, unknown>;
  /** What is written and not stored, whenever that changes; nothing once all is stored. */
  onUnsaved: (unsaved: { base: Values; mine: Values } | undefined) => void;
};

/** Knows at each key which fields of a form hold something that the studio has not stored. */
export function createUnsentTracker({ fields, stored, names, newerTexts, onUnsaved }: TrackerOptions) {
  let shown = fields;
  let document = stored;
  let sent = valuesOf(fields, new Set(names));
  let mine: Values = {};

  function note(changed: readonly string[]): void {
    const now = valuesOf(withTexts(shown, newerTexts()), new Set(changed));
    const unsaved = new Set(findUnsaved(now, [sent, document], changed));
    const others = Object.entries(mine).filter(([name]) => !changed.includes(name));
    mine = Object.fromEntries([...others, ...[...unsaved].map((name) => [name, now[name]] as const)]);
    report();
  }

  const report = () =>
    onUnsaved(hasUnsaved() ? { base: pick(document, Object.keys(mine)), mine } : undefined);

  const hasUnsaved = () => Object.keys(mine).length > 0;

  return {
    /** What is in the form and not stored. */
    unsaved: (): Values | undefined => (hasUnsaved() ? mine : undefined),

    /** The newest state of the document that the form knows. */
    document: (): Values => document,

    show(next: FormState, isModified: boolean): void {
      const changed = changedNames(shown, next).filter((name) => names.includes(name));
      shown = next;
      if (changed.length === 0) return;
      // What nobody typed is how the form shows what is stored.
      if (!isModified && !hasUnsaved()) sent = { ...sent, ...valuesOf(next, new Set(changed)) };
      else note(changed);
    },

    /** A rich text was typed in that the form does not have yet. */
    textChanged(path: string): void {
      const name = topName(path);
      if (names.includes(name)) note([name]);
    },

    /** The studio has stored these values, and says how the document is now. */
    stored(values: Values, next: Values | undefined): void {
      sent = { ...sent, ...values };
      if (next) document = next;
      if (hasUnsaved()) note(Object.keys(mine));
    },

    /** The form is filled anew, with these values, from this document. */
    reset(values: Values, next: Values): void {
      document = next;
      sent = { ...sent, ...next };
      const given = names.filter((name) => name in values);
      mine = pick(values, findUnsaved(values, [next], given));
      report();
    },
  };
}

function changedNames(before: FormState, after: FormState): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...new Set([...paths].filter((path) => before[path] !== after[path]).map(topName))];
}

function valuesOf(fields: FormState, names: ReadonlySet<string>): Values {
  const wanted = Object.entries(fields).filter(([path]) => names.has(topName(path)));
  return reduceFieldsToValues(Object.fromEntries(wanted), true) as Values;
}

function withTexts(fields: FormState, texts: ReadonlyMap<string, unknown>): FormState {
  const newer = [...texts].filter(([path]) => path in fields);
  return {
    ...fields,
    ...Object.fromEntries(newer.map(([path, value]) => [path, { ...fields[path], value }])),
  };
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

const topName = (path: string): string => path.split('.', 1)[0] ?? '';
