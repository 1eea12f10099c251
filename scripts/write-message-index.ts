import { join } from 'node:path';
import { writeMessageIndex } from './messages/write-index.ts';

/** `npm run messages`, after a folder or a file of texts or words was added. */
writeMessageIndex(join(import.meta.dirname, '..'));
