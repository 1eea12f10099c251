import { renderToString } from 'react-dom/server';
import { cpuMs } from './rendering/cpu-ms.ts';
import { loadDemoPage } from './rendering/demo-page.tsx';

/**
 * CPU of making the home page from published content, against plain renderToString of the same tree, both until they
 * are bytes. Interleaved, the best round of each.
 */
const ROUNDS = 16;
const PAGES_A_ROUND = 100;

const { tree, made, close } = await loadDemoPage({ site: 'solvik-se', path: () => '/' });
const plain = () => Buffer.from(renderToString(tree));
const best = { plain: Number.POSITIVE_INFINITY, page: Number.POSITIVE_INFINITY };
for (let round = 0; round < ROUNDS; round += 1) {
  best.plain = Math.min(best.plain, await cpuMs(plain, PAGES_A_ROUND));
  best.page = Math.min(best.page, await cpuMs(made, PAGES_A_ROUND));
}
await close();

const ratio = best.page / best.plain;
console.log(`renderToString alone  ${best.plain.toFixed(2)} ms CPU a page`);
console.log(`whole page            ${best.page.toFixed(2)} ms CPU a page`);
console.log(`ratio ${ratio.toFixed(2)} (bar: at most 1.30)`);
process.exitCode = ratio <= 1.3 ? 0 : 1;
