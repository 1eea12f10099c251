// What the processes of a cluster run: the sites and the studio, each built unless exactly this source is.
import { buildSites } from './bootstrap/build-sites.mjs';
import { buildStudio } from './bootstrap/studio.mjs';

await buildSites();
// An image may have the sites alone.
if (!process.argv.includes('--sites')) await buildStudio();
