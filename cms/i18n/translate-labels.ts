import type { Block, CollectionConfig, SanitizedConfig } from 'payload';
import { inBothLanguages } from './in-both-languages.ts';

/**
 * Collections, fields and blocks are declared with English words, and get their Swedish ones here: a module that
 * declares fields knows nothing of the studio's languages. What is already `{ en, sv }` stays.
 */
export function translateCollection(collection: CollectionConfig): CollectionConfig {
  return translateLabels(collection) as CollectionConfig;
}

export function translateBlock(block: Block): Block {
  return translateLabels(block) as Block;
}

/** Payload adds fields of its own after the collections were given to it, some of them in English only. */
export function translateAddedLabels(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    for (const field of fields)
      if ('label' in field && typeof field.label === 'string') field.label = inBothLanguages(field.label);
  return config;
}

/** The keys under which Payload takes a text that people read. */
const textKeys = new Set(['label', 'description', 'singular', 'plural', 'group', 'placeholder']);
/** Where fields and options are nested; components, hooks and rules are left as they are. */
const nestingKeys = new Set(['fields', 'tabs', 'blocks', 'options', 'admin', 'labels']);

function translateLabels(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(translateLabels);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (textKeys.has(key) && typeof value === 'string') return [key, inBothLanguages(value)];
      return [key, nestingKeys.has(key) ? translateLabels(value) : value];
    }),
  );
}
