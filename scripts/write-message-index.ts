import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordFiles } from './languages/word-files.ts';
import { wordIndices } from './languages/word-index.ts';
import { messageFiles } from './messages/message-files.ts';
import { MESSAGE_INDEX, messageIndex } from './messages/message-index.ts';

/** `npm run messages` lists every file of texts for the server and the studio, and every file of words for its folder. */
const root = join(import.meta.dirname, '..');
writeFileSync(join(root, MESSAGE_INDEX), messageIndex(messageFiles(root)));
for (const [path, index] of wordIndices(wordFiles(root))) writeFileSync(join(root, path), index);
