import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoSite } from './site-builder.ts';

/** Every site of the demo group, in the order of their names. A folder under sites/ is a site. */
export async function readSites(folder = join(import.meta.dirname, 'sites')): Promise<DemoSite[]> {
  const names = await readdir(folder);
  return Promise.all(names.sort().map((name) => readSite(folder, name)));
}

async function readSite(folder: string, name: string): Promise<DemoSite> {
  const file = join(folder, name, 'site.ts');
  const { site } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { site: DemoSite };
  if (site.name !== name) throw new Error(`${file} calls itself ${site.name}`);
  return site;
}
