import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoSite } from './site-builder.ts';

/** Every site of the demo group, in the order of their names. A folder under sites/ is a site. */
export async function readSites(): Promise<DemoSite[]> {
  const names = await readdir(join(import.meta.dirname, 'sites'));
  return Promise.all(names.sort().map(readSite));
}

async function readSite(name: string): Promise<DemoSite> {
  const { site } = (await import(`./sites/${name}/site.ts`)) as { site: DemoSite };
  if (site.name !== name) throw new Error(`demo/sites/${name}/site.ts calls itself ${site.name}`);
  return site;
}
