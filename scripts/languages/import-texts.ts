import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';

const moduleName = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/);
const download = z.object({
  language: z.string(),
  messages: z.record(moduleName, z.record(z.string(), z.string())),
});

/**
 * Writes what was translated in the studio into the folder of the language, module by module; what the file does not have stays.
 * Returns how many texts are new or different.
 */
export function importTexts(code: string, folder: string, path: string): number {
  const { language, messages } = readDownload(path);
  if (language !== code)
    throw new OperatorError(
      `${path} is in '${language}' and not in '${code}'.`,
      'Download the texts of that language.',
    );
  let written = 0;
  for (const [module, texts] of Object.entries(messages)) {
    const file = join(folder, 'messages', `${module}.json`);
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    const changed = Object.entries(texts).filter(([key, text]) => before[key] !== text);
    if (changed.length === 0) continue;
    written += changed.length;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...before, ...Object.fromEntries(changed) }, null, 2)}\n`);
  }
  return written;
}

function readDownload(path: string): z.infer<typeof download> {
  const hint = 'Give the file that “Download as JSON” in the studio’s view of texts saves.';
  if (!existsSync(path)) throw new OperatorError(`${path} is not there.`, hint);
  try {
    return download.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new OperatorError(`${path} does not hold texts by module.`, hint);
  }
}
