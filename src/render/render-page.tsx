import type { PageContext } from '../blocks/block.ts';
import { registry } from '../blocks/registry.ts';
import type { Log } from '../platform/log.ts';
import type { Page, PlacedBlock } from '../publishing/page-reader.ts';
import { earlyAlertScript } from '../shell/alert/closed-alert.ts';
import { isClosable } from '../shell/alert/message.ts';
import { createPageStyles, type PageStyles } from '../ui/page-styles.tsx';
import { originsOf } from './block-origins.ts';
import { contentPolicy } from './content-policy.ts';
import { documentHtml } from './document.ts';
import { headHtml } from './head.ts';
import type { LoadedBlock } from './load-blocks.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { factsOf } from './page-facts.ts';
import { headFor } from './page-head.ts';
import { tagsOfPage } from './page-tags.ts';
import type { PageToRender, RenderedPage, RenderTools } from './page-to-render.ts';
import { type RenderedSection, renderArea, renderSection, type SectionFailure } from './render-section.tsx';
import { renderShell } from './render-shell.tsx';

/** From a published page to HTML: data of all blocks at once, then every section by itself, then the frame. */
export async function renderPage(request: PageToRender, tools: RenderTools): Promise<RenderedPage> {
  return renderLoaded(await loadPage(request, tools));
}

export function renderLoaded(loaded: LoadedPage): RenderedPage {
  const { request, tools, context, blocks } = loaded;
  const { page } = request;
  const styles = createPageStyles();
  const area = (name: string, some: readonly LoadedBlock[]) => renderArea(name, some, context, styles);
  const shell = renderShell(request.siteContent, page, context, styles);
  const areas = {
    header: [shell.header, ...area('above', blocks.header)],
    main: request.main ? [renderSection('main', request.main(context), styles)] : area('main', blocks.main),
    footer: [...area('below', blocks.footer), shell.footer],
  };
  const sections = [...areas.header, ...areas.main, ...areas.footer];
  const failures = sections.flatMap(({ failure }) => failure ?? []);
  logFailures(failures, context, tools.log);
  return assemble(loaded, areas, styles, failures);
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
  loaded: LoadedPage,
  areas: Areas,
  styles: PageStyles,
  failures: readonly SectionFailure[],
): RenderedPage {
  const { request, context, used } = loaded;
  const { assets } = loaded.tools;
  const { siteContent, page, editing } = request;
  const { site } = siteContent;
  const all = [...areas.header, ...areas.main, ...areas.footer];
  const style = styles.css();
  const tags = tagsOfPage(site, page, editing);
  const icon = site.favicon && context.picture(site.favicon);
  const earlyScripts = isClosable(siteContent.in(page.language).header, context) ? [earlyAlertScript] : [];
  const html = documentHtml({
    language: page.language,
    theme: context.theme,
    siteTheme: site.theme,
    editing,
    head: headHtml(headFor(loaded), {
      site,
      language: page.language,
      theme: context.theme,
      icon: icon ? `${icon.src}/${icon.vector ? 'original.svg' : '320.webp'}` : site.faviconFile || undefined,
      assets,
      inlineStyles: style,
      earlyScripts,
      hasUrgentIslands: all.some(({ hasUrgentIslands }) => hasUrgentIslands),
    }),
    header: joined(areas.header),
    main: joined(areas.main),
    footer: joined(areas.footer),
    facts: factsOf(context, { failures, tags, item: request.main ? undefined : page }),
  });
  const islands = joined(all.filter(({ hasIslands }) => hasIslands));
  const policy = contentPolicy(
    { style, islands, earlyScripts },
    {
      development: assets.development,
      frameAncestors: editing ? "'self'" : "'none'",
      tags: tags?.sources,
      ...originsOf([...loaded.blocks.header, ...loaded.blocks.main, ...loaded.blocks.footer]),
    },
  );
  const status = loaded.outcome?.kind === 'gone' ? 404 : 200;
  return { status, html, policy, tags: [...used], failures, validUntil: loaded.validUntil };
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
