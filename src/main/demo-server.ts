import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '../shared/platform/operator-error.ts';
import type { DemoServer } from './app-context.ts';

/** The name of its file in the folder of the built server. */
export const DEMO_SERVER_FILE = 'demo-server.js';

/** Undefined, and not loaded, in an installation of one's own. */
export async function loadDemoServer(
  { demo }: { demo: boolean },
  folder: string,
): Promise<DemoServer | undefined> {
  if (!demo) return undefined;
  const file = join(folder, DEMO_SERVER_FILE);
  if (!existsSync(file))
    throw new OperatorError(
      'This build has no demo.',
      'Set DEMO=0, or build from a tree with the folder demo.',
    );
  const { demoServer } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    demoServer: DemoServer;
  };
  return demoServer;
}
