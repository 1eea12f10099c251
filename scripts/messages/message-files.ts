import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file of texts: `src/features/kits/messages/cart/sv.json`, or `sv-FI.json` with what one country says differently. */
export type MessageFile = { folder: string; tag: string; texts: Readonly<Record<string, string>> };

/** Every file of texts below `root`, by folder and then by language. */
export function messageFiles(root: string): MessageFile[] {
  return globSync('src/**/messages/**/*.json', { cwd: root })
    .map((path) => path.replaceAll('\\', '/').replace('.json', ''))
    .sort((one, other) => compare(dirname(one), dirname(other)) || compare(one, other))
    .map((path) => ({
      folder: dirname(path),
      tag: basename(path),
      texts: JSON.parse(readFileSync(join(root, `${path}.json`), 'utf8')),
    }));
}

/** `src/features/kits/messages/cart` is 'kits/cart' in the folder of an installation's own language. */
export function moduleOfMessages(folder: string): string {
  const [, , ...names] = folder.split('/').filter((name) => name !== 'messages');
  return names.join('/');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
