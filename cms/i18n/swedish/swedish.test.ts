import { describe, expect, it } from 'vitest';
import { studioConfig } from '../../studio-config.ts';
import { testStudioSettings } from '../../testing/studio-settings.ts';
import { blockFields } from './block-fields.ts';
import { blockHelp } from './block-help.ts';
import { blocks } from './blocks.ts';
import { choices } from './choices.ts';
import { collections } from './collections.ts';
import { errorMessages } from './error-messages.ts';
import { forms } from './forms.ts';
import { settings } from './settings.ts';
import { swedish } from './swedish.ts';
import { themes } from './themes.ts';

describe('every word of the studio has its Swedish', async () => {
  const config = await studioConfig(testStudioSettings({ dataDir: '/nonexistent' }));
  const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'));

  it('in the collections', () => {
    expect(wordsWithoutSwedish(own)).toEqual([]);
  });

  it('in the blocks', () => {
    expect(wordsWithoutSwedish(config.blocks)).toEqual([]);
  });
});

it('no English word is listed twice, so that no two tables disagree', () => {
  const words = [
    collections,
    settings,
    themes,
    choices,
    blocks,
    blockFields,
    blockHelp,
    forms,
    errorMessages,
  ].flatMap(Object.keys);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

/** Texts that people read and that are English in both languages, or in one language only. */
function wordsWithoutSwedish(node: unknown): readonly string[] {
  if (Array.isArray(node)) return [...new Set(node.flatMap(wordsWithoutSwedish))];
  if (typeof node !== 'object' || node === null || isHidden(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (textKeys.has(key)) return hasSwedish(value) ? [] : [JSON.stringify(value)];
    return nestingKeys.has(key) ? wordsWithoutSwedish(value) : [];
  });
}

const textKeys = new Set(['label', 'description', 'singular', 'plural', 'group', 'placeholder']);
const nestingKeys = new Set(['fields', 'tabs', 'options', 'admin', 'labels']);

function hasSwedish(text: unknown): boolean {
  if (typeof text === 'string') return false;
  if (typeof text !== 'object' || text === null) return true;
  const { en, sv } = text as { en?: string; sv?: string };
  return Boolean(en && sv) && (en !== sv || swedish[en ?? ''] === sv);
}

function isHidden(node: object): boolean {
  const { name, type, hidden, admin } = node as {
    name?: unknown;
    type?: unknown;
    hidden?: unknown;
    admin?: { hidden?: unknown };
  };
  return hidden === true || admin?.hidden === true || type === 'ui' || name === 'blockName';
}
