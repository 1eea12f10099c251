import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Words } from '../../src/shared/platform/locale/read-locale-folder.ts';

/** A file of words: `src/features/dealers/words/sv.json`, its words by their path: 'titles.buyer.word'. */
export type WordFile = { folder: string; tag: string; words: Readonly<Record<string, string>> };

/** Every file of words below `root`, by folder and then by language. */
export function wordFiles(root: string): WordFile[] {
  return globSync('{src,cms,scripts}/**/words/*.json', { cwd: root })
    .map((path) => path.replaceAll('\\', '/').replace('.json', ''))
    .sort()
    .map((path) => ({
      folder: dirname(path),
      tag: basename(path),
      words: flatWords(JSON.parse(readFileSync(join(root, `${path}.json`), 'utf8'))),
    }));
}

/** { fuel: { petrol: { word } } } as 'fuel.petrol.word'. */
export function flatWords(words: Words): Record<string, string> {
  return Object.fromEntries(wordsIn(words));
}

function wordsIn(words: Words, path: readonly string[] = []): [path: string, word: string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words).flatMap(([key, inside]) => wordsIn(inside, [...path, key]));
}
