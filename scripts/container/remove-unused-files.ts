import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { isUnused, servingPackages } from './unused-files.ts';

/** In an image after its builds: what nothing reads at run time. `--without-studio` removes the packages of builds, too. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
if (process.argv.includes('--without-studio')) {
  const serving = servingPackages(lock);
  for (const place of Object.keys(lock.packages))
    if (place.startsWith('node_modules/') && !holds(serving, place))
      rmSync(place, { recursive: true, force: true });
}
for (const folder of ['node_modules', 'cms/node_modules'].filter(existsSync))
  for (const file of globSync(`${folder}/**/*.{map,ts,tsx,mts,cts,md,js,mjs}`))
    if (isUnused(file)) rmSync(file);

/** A package that is used may lie within one that is not. */
function holds(serving: ReadonlySet<string>, place: string): boolean {
  return [...serving].some((each) => each === place || each.startsWith(`${place}/`));
}
