import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordFiles } from '../languages/word-files.ts';
import { wordIndices } from '../languages/word-index.ts';
import { messageFiles } from './message-files.ts';
import { MESSAGE_INDEX, messageIndex } from './message-index.ts';

/** Lists every file of texts for the server and the studio, and every file of words for its folder. */
export function writeMessageIndex(root: string): void {
  writeFileSync(join(root, MESSAGE_INDEX), messageIndex(messageFiles(root)));
  for (const [path, index] of wordIndices(wordFiles(root))) writeFileSync(join(root, path), index);
}
