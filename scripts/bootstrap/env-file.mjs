// Settings in a file called .env beside package.json; what is set in the environment wins. Built-ins only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-step.mjs';

const file = join(root, '.env');
if (existsSync(file)) process.loadEnvFile?.(file);
