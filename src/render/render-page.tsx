import type { PageContext } from '../blocks/block.ts';
import type { BlockName } from '../blocks/block-fields.ts';
import { registry } from '../blocks/registry.ts';
import type { Log } from '../platform/log.ts';
import type { Page, PlacedBlock } from '../publishing/page-reader.ts';
import { earlyAlertScript } from '../shell/alert/closed-alert.ts';
import { isClosable } from '../shell/alert/message.ts';
import { placeOfHeader } from '../shell/header/place.ts';
import { createPageStyles, type PageStyles } from '../ui/page-styles.tsx';
import type { Assets } from './assets.ts';
import { originsOf } from './block-origins.ts';
import { contentPolicy } from './content-policy.ts';
import { documentHtml } from './document.ts';
import type { EditArea } from './editing/edit-message.ts';
import { editingBar } from './editing/editing-bar.tsx';
import { frameBlock, frameShell } from './editing/frame-block.tsx';
import { headHtml } from './head.ts';
import { lateScript, lateScriptTag } from './late-script.ts';
import type { LoadedBlock } from './load-blocks.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { factsOf } from './page-facts.ts';
import { headFor } from './page-head.ts';
import { tagsOfPage } from './page-tags.ts';
import type { PageToRender, RenderedPage, RenderTools } from './page-to-render.ts';
import {
  type RenderedSection,
  renderArea,
  renderBlock,
  renderSection,
  type SectionFailure,
} from './render-section.tsx';
import { renderShell } from './render-shell.tsx';
import { sheetsOf, textOf } from './sheets.ts';

/** From a published page to HTML: data of all blocks at once, then every section by itself, then the frame. */
export async function renderPage(request: PageToRender, tools: RenderTools): Promise<RenderedPage> {
  return renderLoaded(await loadPage(request, tools));
}

export function renderLoaded(loaded: LoadedPage): RenderedPage {
  const { request, tools, context } = loaded;
  const styles = createPageStyles();
  const areas = request.editing ? areasForEditor(loaded, styles) : areasOf(loaded, styles);
  const sections = [...areas.header, ...areas.main, ...areas.footer];
  const failures = sections.flatMap(({ failure }) => failure ?? []);
  // What is half written is no alarm: its editor sees it.
  if (!request.editing) logFailures(failures, context, tools.log);
  return assemble(loaded, areas, styles, failures);
}

function areasOf({ request, context, blocks }: LoadedPage, styles: PageStyles): Areas {
  const area = (name: string, some: readonly LoadedBlock[]) => renderArea(name, some, context, styles);
  const shell = renderShell(request.siteContent, request.page, context, styles);
  return {
    header: [shell.header, ...area('above', blocks.header)],
    main: request.main ? [renderSection('main', request.main(context), styles)] : area('main', blocks.main),
    footer: [...area('below', blocks.footer), shell.footer],
  };
}

/** The same with a frame around each part that has a form of its own in the studio. */
function areasForEditor({ request, context, blocks }: LoadedPage, styles: PageStyles): Areas {
  const { page, editor } = request;
  const framed = (area: EditArea, some: readonly LoadedBlock[]) =>
    some.map((block) => frameBlock(area, block, renderBlock(block, context, styles)));
  const shell = renderShell(request.siteContent, page, context, styles);
  const bar = { html: editingBar(page.fields, editor?.notes ?? []), hasIslands: false };
  return {
    header: [bar, frameShell('header', shell.header), ...framed('header', blocks.header)],
    main: framed('main', blocks.main),
    footer: [...framed('footer', blocks.footer), frameShell('footer', shell.footer)],
  };
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
  const { siteContent, page, editing, editor } = request;
  const { site } = siteContent;
  const blocks = [...loaded.blocks.header, ...loaded.blocks.main, ...loaded.blocks.footer];
  const stylesheets = [...assets.stylesheets, ...((editing && assets.editingStylesheets) || [])];
  const all = [...areas.header, ...areas.main, ...areas.footer];
  const style = textOf(sheetsOf(namesOf(blocks)), assets) + styles.css();
  const origins = originsOf(blocks);
  const tags = tagsOfPage(site, page, editing);
  const icon = site.favicon && context.picture(site.favicon);
  const alertScripts = isClosable(siteContent.in(page.language).header, context) ? [earlyAlertScript] : [];
  const [header, main, footer] = [joined(areas.header), joined(areas.main), joined(areas.footer)];
  const html = documentHtml({
    language: page.language,
    theme: context.theme,
    siteTheme: site.theme,
    headerPlace: placeOfHeader(siteContent.in(page.language).header, page.fields.headerOverContent),
    editing,
    head: headHtml(headFor(loaded), {
      site,
      language: page.language,
      theme: context.theme,
      icon: icon ? `${icon.src}/${icon.vector ? 'original.svg' : '320.webp'}` : site.faviconFile || undefined,
      assets: { ...assets, stylesheets },
      inlineStyles: style,
      earlyScripts: alertScripts,
      scripts: scriptsOf(
        assets,
        all.map((section) => section.html),
      ),
    }),
    header,
    main,
    footer,
    facts: factsOf(context, {
      failures,
      tags,
      item: request.main ? undefined : page,
      editor: editor && { studioOrigins: editor.studioOrigins, origins },
    }),
  });
  const islands = all.filter(({ hasIslands }) => hasIslands).map((section) => section.html);
  const policy = contentPolicy(
    { style, islands, earlyScripts: [...alertScripts, lateScript] },
    {
      development: assets.development,
      frameAncestors: editing ? ["'self'", ...(editor?.studioOrigins ?? [])].join(' ') : "'none'",
      tags: tags?.sources,
      ...origins,
    },
  );
  const status = loaded.outcome?.kind === 'gone' ? 404 : 200;
  return { status, html, policy, tags: [...used], failures, validUntil: loaded.validUntil };
}

/** The module server of development puts its own things before the entry. */
function scriptsOf(assets: Assets, sections: readonly string[]): string {
  if (assets.development) return `<script type="module" src="${assets.script}"></script>`;
  return lateScriptTag(assets, sections);
}

function namesOf(blocks: readonly LoadedBlock[]): readonly BlockName[] {
  return blocks.flatMap(({ placed }) => (placed.state === 'ready' ? placed.name : []));
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
