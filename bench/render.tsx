import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlockProps } from '../src/blocks/block.ts';
import { registry } from '../src/blocks/registry.ts';
import { createLog } from '../src/platform/log.ts';
import { publishedContent } from '../src/publishing/content.ts';
import { publishedStories } from '../src/publishing/stories.ts';
import { loadBlocks } from '../src/render/load-blocks.ts';
import { pageContext } from '../src/render/page-context.ts';
import type { PageToRender } from '../src/render/page-to-render.ts';
import { renderPage } from '../src/render/render-page.tsx';
import { shellElements } from '../src/render/render-shell.tsx';
import { openAdapters } from '../src/wiring/adapters.ts';
import { formProviders } from '../src/wiring/forms.ts';

/**
 * CPU of making a page from published content, against plain renderToString of the same tree, both until they are
 * bytes. Interleaved, the best round of each.
 */
const ROUNDS = 16;
const PAGES_A_ROUND = 200;

const log = createLog({ level: 'error' });
const adapters = await openAdapters({ dataDir: process.env['DATA_DIR'] ?? './data', databaseUrl: undefined });
const content = publishedContent(log);
content.apply(await adapters.published.changesSince(0));
await adapters.close();

const siteContent = content.siteNamed('solvik-se');
const found = siteContent?.in('sv').tree.find('/');
if (!siteContent || !found) throw new Error('load the demo first: npm start');

const request: PageToRender = { content, siteContent, ...found, query: {}, editing: false };
const assets = {
  stylesheets: ['/a.css'],
  script: '/a.js',
  islandPreloads: [],
  addressOf: () => undefined,
  development: false,
};
const search = { search: () => Promise.reject(new Error('no block of the home page searches')) };
const records = { find: () => Promise.reject(new Error('no block of the home page reads a record')) };
const forms = formProviders({ formBuilder: undefined, marketingForms: undefined });
const services = { forms, search, records, stories: publishedStories(content) };
const tools = { assets, log, now: () => new Date(), services };

const context = pageContext(request, tools, new Set());
const blocks = await loadBlocks(found.page.main, context);
const shell = shellElements(siteContent, found.page, context);
const tree = (
  <>
    {shell.header}
    <main>
      {blocks.map((block) => {
        if (block.state !== 'loaded') throw new Error(`block ${block.placed.name} did not load`);
        const View = registry[block.placed.name].view as (props: BlockProps<never, unknown>) => ReactNode;
        return <View key={block.placed.id} fields={block.fields as never} data={block.data} page={context} />;
      })}
    </main>
    {shell.footer}
  </>
);

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000 / PAGES_A_ROUND;
}

const best = { plain: Number.POSITIVE_INFINITY, page: Number.POSITIVE_INFINITY };
for (let round = 0; round < ROUNDS; round += 1) {
  const plainStart = process.cpuUsage();
  for (let n = 0; n < PAGES_A_ROUND; n += 1) Buffer.from(renderToString(tree));
  best.plain = Math.min(best.plain, cpuMs(plainStart));
  const pageStart = process.cpuUsage();
  for (let n = 0; n < PAGES_A_ROUND; n += 1) Buffer.from((await renderPage(request, tools)).html);
  best.page = Math.min(best.page, cpuMs(pageStart));
}

const ratio = best.page / best.plain;
console.log(`renderToString alone  ${best.plain.toFixed(2)} ms CPU a page`);
console.log(`whole page            ${best.page.toFixed(2)} ms CPU a page`);
console.log(`ratio ${ratio.toFixed(2)} (bar: at most 1.30)`);
process.exitCode = ratio <= 1.3 ? 0 : 1;
