import { Fragment, type ReactNode } from 'react';
import type { BlockProps } from '../../src/content/blocks/block.ts';
import { registry } from '../../src/content/blocks/registry.ts';
import { publishedContent } from '../../src/content/publishing/published-content.ts';
import { publishedStories } from '../../src/content/publishing/published-stories.ts';
import type { SiteContent } from '../../src/content/publishing/site-content.ts';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { openAdapters } from '../../src/main/adapters.ts';
import { formProviders } from '../../src/main/forms.ts';
import { openGeocoder } from '../../src/main/geocoder.ts';
import { createFormTokens } from '../../src/shared/forms/form-token.ts';
import { embeddedMapProvider } from '../../src/shared/maps/map-provider.ts';
import { createLog } from '../../src/shared/platform/log.ts';
import { embeddedSearch } from '../../src/shared/search/adapters/embedded/embedded-search.ts';
import { type CachedSearch, cachedSearch } from '../../src/shared/search/cached-search.ts';
import type { SearchRecord, SearchService } from '../../src/shared/search/port.ts';
import { type LoadedBlock, loadBlocks } from '../../src/web/render/load-blocks.ts';
import { pageContext } from '../../src/web/render/page-context.ts';
import { renderPage } from '../../src/web/render/render-page.tsx';
import type { RenderRequest } from '../../src/web/render/render-request.ts';
import { shellElements } from '../../src/web/render/render-shell.tsx';

type Loaded = Extract<LoadedBlock, { state: 'loaded' }>;

type DemoPageOptions = {
  site: string;
  path: (content: SiteContent) => string;
  /** Wraps the search of the blocks; without it, results are cached as in the server. */
  wrapSearch?: (cached: CachedSearch, service: SearchService) => CachedSearch;
  /** How a block is renderBlock in the plain tree, where that is not its own view. */
  renderBlock?: (block: Loaded, own: (data: unknown) => ReactNode) => ReactNode;
};

const notHere = () => Promise.reject(new Error('no block of this page needs it'));

/** A page of the demo with its data loaded: rendered as the server does it, and as a plain tree of elements. */
export async function loadDemoPage({ site, path, wrapSearch, renderBlock }: DemoPageOptions) {
  const log = createLog({ level: 'error' });
  const { content, cars } = await publishedDemo(site);
  const siteContent = content.siteNamed(site);
  const found = siteContent?.in('sv').tree.find(path(siteContent));
  if (!siteContent || !found || cars.length === 0) throw new Error('load the demo first: npm start');
  const service = embeddedSearch(definitionOf);
  await service.replaceAll(`cars-${site}`, cars);
  const cached = cachedSearch(service, log);

  const request: RenderRequest = { content, siteContent, ...found, query: {}, editing: false };
  const services = {
    formTokens: createFormTokens('a secret of the bench'),
    forms: formProviders({ formBuilder: undefined, marketingForms: undefined }),
    geocoder: await openGeocoder({ geocoder: { kind: 'embedded', url: undefined, apiKey: undefined } }),
    maps: embeddedMapProvider,
    search: wrapSearch?.(cached, service) ?? cached,
    records: { find: notHere },
    stories: publishedStories(content),
  };
  const tools = { assets: noAssets, log, now: () => new Date(), services, vitalsPercent: 0 };
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
          const own = (data: unknown) => <View fields={block.fields as never} data={data} page={context} />;
          return (
            <Fragment key={block.placed.id}>
              {renderBlock ? renderBlock(block, own) : own(block.data)}
            </Fragment>
          );
        })}
      </main>
      {shell.footer}
    </>
  );
  const renderToBytes = async () => Buffer.from((await renderPage(request, tools)).html);
  return { tree, made: renderToBytes, close: () => service.close() };
}

async function publishedDemo(site: string) {
  const dataDir = process.env['DATA_DIR'] ?? './data';
  const adapters = await openAdapters({ dataDir, databaseUrl: undefined });
  const content = publishedContent(createLog({ level: 'error' }));
  content.apply(await adapters.published.changesSince(0));
  const cars: SearchRecord[] = [];
  for await (const batch of adapters.records.live(`cars-${site}`))
    cars.push(...batch.map(({ body }) => body));
  await adapters.close();
  return { content, cars };
}

const noAssets = {
  stylesheets: ['/a.css'],
  script: '/a.js',
  islandPreloads: [],
  modulesOf: () => [],
  addressOf: () => undefined,
  stylesheetText: () => '',
  development: false,
};
