import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFiles } from './messages/message-files.ts';
import { MESSAGE_INDEX, messageIndex } from './messages/message-index.ts';

/** `npm run messages` lists every file of texts for the server and the studio. */
const root = join(import.meta.dirname, '..');
writeFileSync(join(root, MESSAGE_INDEX), messageIndex(messageFiles(root)));
