import { containerId, tagManagerOrigin } from '../analytics/tag-manager.ts';
import type { LoadContext, PageContext } from '../blocks/block.ts';
import { registry } from '../blocks/registry.ts';
import type { Log } from '../platform/log.ts';
import type { Page, PlacedBlock } from '../publishing/page-reader.ts';
import { twinsOf } from '../publishing/site-content.ts';
import { createPageStyles, type PageStyles } from '../ui/page-styles.tsx';
import { contentPolicy } from './content-policy.ts';
import { documentHtml } from './document.ts';
import { type Head, headHtml, headOf } from './head.ts';
import { loadBlocks } from './load-blocks.ts';
import { pageContext } from './page-context.ts';
import { factsOf } from './page-facts.ts';
import type { PageToRender, RenderedPage, RenderTools } from './page-to-render.ts';
import { type RenderedSection, renderArea, renderSection, type SectionFailure } from './render-section.tsx';
import { renderShell } from './render-shell.tsx';

/** From a published page to HTML: data of all blocks at once, then every section by itself, then the frame. */
export async function renderPage(request: PageToRender, tools: RenderTools): Promise<RenderedPage> {
  const used = new Set<string>();
  const context = pageContext(request, tools, used);
  const { page } = request;
  const [header, main, footer] = await Promise.all(
    [page.header, page.main, page.footer].map((blocks) => loadBlocks(blocks, context)),
  );
  const styles = createPageStyles();
  const area = (name: string, blocks: typeof main = []) => renderArea(name, blocks, context, styles);
  const shell = renderShell(request.siteContent, page, context, styles);
  const areas = {
    header: [shell.header, ...area('above', header)],
    main: request.main ? [renderSection('main', request.main(context), styles)] : area('main', main),
    footer: [...area('below', footer), shell.footer],
  };
  const sections = [...areas.header, ...areas.main, ...areas.footer];
  const failures = sections.flatMap(({ failure }) => failure ?? []);
  logFailures(failures, context, tools.log);
  return assemble(request, tools, context, areas, styles, used, failures);
}

/** Keys that change what a page shows; all others are ignored, so that they neither split nor fill the cache. */
export function queryKeysOf(page: Page): readonly string[] {
  const blocks = [...page.header, ...page.main, ...page.footer];
  return [...new Set(blocks.flatMap(declaredKeys))].sort();
}

function declaredKeys(block: PlacedBlock): readonly string[] {
  return block.state === 'ready' ? (registry[block.name].queryKeys ?? []) : [];
}

type Areas = Record<'header' | 'main' | 'footer', readonly RenderedSection[]>;

function assemble(
  request: PageToRender,
  { assets }: RenderTools,
  context: PageContext & Pick<LoadContext, 'picture'>,
  areas: Areas,
  styles: PageStyles,
  used: ReadonlySet<string>,
  failures: readonly SectionFailure[],
): RenderedPage {
  const { siteContent, page, editing } = request;
  const { site } = siteContent;
  const all = [...areas.header, ...areas.main, ...areas.footer];
  const style = styles.css();
  const gtmID = containerId({ page: page.fields.gtmID, site: site.gtmID });
  const icon = site.favicon && context.picture(site.favicon);
  const html = documentHtml({
    language: page.language,
    theme: context.theme,
    siteTheme: site.theme,
    editing,
    head: headHtml(headFor(request, context), {
      site,
      language: page.language,
      theme: context.theme,
      icon: icon ? `${icon.src}/${icon.vector ? 'original.svg' : '320.webp'}` : site.faviconFile || undefined,
      assets,
      inlineStyles: style,
      hasIslands: all.some(({ hasIslands }) => hasIslands),
    }),
    header: joined(areas.header),
    main: joined(areas.main),
    footer: joined(areas.footer),
    facts: factsOf(context, failures, gtmID),
  });
  const islands = joined(all.filter(({ hasIslands }) => hasIslands));
  const policy = contentPolicy(
    { style, islands },
    {
      development: assets.development,
      frameAncestors: editing ? "'self'" : "'none'",
      scripts: gtmID ? [tagManagerOrigin] : [],
    },
  );
  return { html, policy, tags: [...used], failures };
}

function headFor(request: PageToRender, context: Pick<LoadContext, 'picture'>): Head {
  const { siteContent, page, editing, main } = request;
  const ogImage = page.fields.ogImage && context.picture(page.fields.ogImage);
  const head = headOf(siteContent.site, page, twinsOf(siteContent, page), ogImage);
  if (!main && !editing) return head;
  return { ...head, canonical: undefined, alternates: [], indexed: false };
}

function joined(sections: readonly RenderedSection[]): string {
  return sections.map(({ html }) => html).join('\n');
}

function logFailures(failures: readonly SectionFailure[], context: PageContext, log: Log): void {
  for (const { block, code, reason } of failures) {
    log.error(
      { code, site: context.site.name, path: context.path, block, reason },
      'section shows its fallback',
    );
  }
}
