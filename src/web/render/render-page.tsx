import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { BlockName } from '../../content/blocks/block-fields.ts';
import { registry } from '../../content/blocks/registry.ts';
import type { Page, PageBlock } from '../../content/publishing/page.ts';
import { sinksOn } from '../../shared/analytics/sinks.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import { createPageStyles, type PageStyles } from '../../shared/ui/page-styles.tsx';
import { addFonts, addThemes } from '../../shared/ui/themes/page-themes.ts';
import { isClosable } from '../shell/alert/alert-message.ts';
import closedAlertScript from '../shell/alert/closed-alert.inline.ts?inline-script';
import { headerPosition } from '../shell/header/header-position.ts';
import type { Assets } from './assets.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deferredEntryScript, deferredEntryTag, type VitalsSample } from './deferred-entry.ts';
import { documentHtml } from './document.ts';
import type { EditArea } from './editing/edit-message.ts';
import { editingBar } from './editing/editing-bar.tsx';
import { frameBlock, frameShell } from './editing/frame-block.tsx';
import { embeddedOrigins } from './embedded-origins.ts';
import { headHtml } from './head.ts';
import { kindOfPage } from './kind-of-page.ts';
import type { LoadedBlock } from './load-blocks.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { toPageData } from './page-data.ts';
import { pageHead } from './page-head.ts';
import { pageTagManager } from './page-tag-manager.ts';
import type { RenderDeps, RenderedPage, RenderRequest } from './render-request.ts';
import {
  type RenderedSection,
  renderArea,
  renderBlock,
  renderSection,
  type SectionFailure,
} from './render-section.tsx';
import { renderShell } from './render-shell.tsx';
import { siteBrand } from './site-brand.ts';
import { blockCss, inlineCss, stylesheetsFor } from './stylesheets.ts';

/** From a published page to HTML: data of all blocks at once, then area by area, then head and document. */
export async function renderPage(request: RenderRequest, deps: RenderDeps): Promise<RenderedPage> {
  return renderLoaded(await loadPage(request, deps));
}

/** In two turns of the event loop: a list of twenty pages is several megabytes of markup. */
export async function renderLoaded(loaded: LoadedPage): Promise<RenderedPage> {
  const { request, deps, context } = loaded;
  const styles = createPageStyles();
  const areas = request.editing ? editableAreas(loaded, styles) : renderAreas(loaded, styles);
  const sections = [...areas.header, ...areas.main, ...areas.footer];
  const failures = sections.flatMap(({ failure }) => failure ?? []);
  // Failures in a draft are not logged: its editor sees them.
  if (!request.editing) logFailures(failures, context, deps.log);
  await letOthersRun();
  return assemble(loaded, areas, styles, failures);
}

function renderAreas({ request, context, blocks }: LoadedPage, styles: PageStyles): Areas {
  const area = (name: string, some: readonly LoadedBlock[]) => renderArea(name, some, context, styles);
  const shell = renderShell(request.siteContent, request.page, context, styles);
  return {
    header: [shell.header, ...area('above', blocks.header)],
    main: request.main ? [renderSection('main', request.main(context), styles)] : area('main', blocks.main),
    footer: [...area('below', blocks.footer), shell.footer],
  };
}

/** The same with a frame around each part that has a form of its own in the studio. */
function editableAreas({ request, context, blocks }: LoadedPage, styles: PageStyles): Areas {
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
export function declaredQueryKeys(page: Page): readonly string[] {
  const known = keysOfPages.get(page);
  if (known) return known;
  const blocks = [...page.header, ...page.main, ...page.footer];
  const keys = [...new Set(blocks.flatMap(declaredKeys))].sort();
  keysOfPages.set(page, keys);
  return keys;
}

const keysOfPages = new WeakMap<Page, readonly string[]>();

function declaredKeys(block: PageBlock): readonly string[] {
  return block.state === 'ready' ? (registry[block.name].queryKeys ?? []) : [];
}

type Areas = Record<'header' | 'main' | 'footer', readonly RenderedSection[]>;

function assemble(
  loaded: LoadedPage,
  areas: Areas,
  styles: PageStyles,
  failures: readonly SectionFailure[],
): RenderedPage {
  const { request, context, cacheTags: used } = loaded;
  const { assets } = loaded.deps;
  const { siteContent, page, editing, editor } = request;
  const { site } = siteContent;
  const blocks = [...loaded.blocks.header, ...loaded.blocks.main, ...loaded.blocks.footer];
  const stylesheets = [...assets.stylesheets, ...((editing && assets.editingStylesheets) || [])];
  const all = [...areas.header, ...areas.main, ...areas.footer];
  addThemes(styles, [site.theme, context.theme]);
  // The theme that is being edited may name any of them.
  if (editing) addFonts(styles, request.content.fonts());
  const names = blockNames(blocks);
  const style = inlineCss(stylesheetsFor(names), assets) + blockCss(names) + styles.css();
  const origins = embeddedOrigins(blocks);
  const tags = pageTagManager(site, page, editing);
  const sinks = editing ? [] : sinksOn(site);
  const icon = site.favicon && context.picture(site.favicon);
  const brand = siteBrand(site, request.content.media);
  if (site.logo) context.picture(site.logo);
  const alertScripts = isClosable(siteContent.in(page.language).header, context) ? [closedAlertScript] : [];
  const inlineScripts = [...alertScripts, ...blockScripts(blocks)];
  const unavailable = !editing && failures.some(({ block, temporary }) => temporary && isSubject(block));
  const [header, main, footer] = [joinHtml(areas.header), joinHtml(areas.main), joinHtml(areas.footer)];
  const html = documentHtml({
    language: page.language,
    theme: context.theme,
    siteTheme: site.theme,
    headerPlace: headerPosition(siteContent.in(page.language).header, page.fields.headerOverContent),
    editing,
    head: headHtml(pageHead(loaded, { unavailable }), {
      site,
      language: page.language,
      theme: context.theme,
      icon: icon ? `${icon.src}/${icon.vector ? 'original.svg' : '320.webp'}` : site.faviconFile || undefined,
      brand,
      assets: { ...assets, stylesheets },
      inlineStyles: style,
      inlineScripts,
      entryScript: entryScriptTag(
        assets,
        all.map((section) => section.html),
        vitalsSample(loaded),
      ),
    }),
    header,
    main,
    footer,
    facts: toPageData(context, {
      failures,
      tags,
      sinks,
      item: request.main ? undefined : page,
      editor: editor && {
        studioOrigins: editor.studioOrigins,
        origins,
        textKeys: editor.usedTexts?.(),
      },
    }),
  });
  const islands = all.filter(({ hasIslands }) => hasIslands).map((section) => section.html);
  const policy = contentSecurityPolicy(
    { style, islands, scripts: [...inlineScripts, deferredEntryScript] },
    {
      development: assets.development,
      frameAncestors: editing ? ["'self'", ...(editor?.studioOrigins ?? [])].join(' ') : "'none'",
      tags: tags?.sources,
      connections: sinks.flatMap(({ connect }) => connect),
      ...origins,
    },
  );
  const status = unavailable ? 503 : loaded.outcome?.kind === 'notFoundWithContent' ? 404 : 200;
  return { status, html, policy, tags: [...used], failures, validUntil: loaded.validUntil };
}

/** Without the block that shows what the address names, the page is not what was asked for (DET-29). */
function isSubject(block: string): boolean {
  return block in registry && 'outcome' in registry[block as BlockName];
}

/** The module server of development puts its own things before the entry. */
function entryScriptTag(
  assets: Assets,
  sections: readonly string[],
  sample: VitalsSample | undefined,
): string {
  if (assets.development) return `<script type="module" src="${assets.script}"></script>`;
  return deferredEntryTag(assets, sections, sample);
}

/** Editors are not visitors, and an error page is not what anybody came for. */
function vitalsSample({ request, deps }: LoadedPage): VitalsSample | undefined {
  if (request.editing || request.main) return undefined;
  return { kind: kindOfPage(request.page), percent: deps.vitalsPercent };
}

function blockNames(blocks: readonly LoadedBlock[]): readonly BlockName[] {
  return blocks.flatMap(({ placed }) => (placed.state === 'ready' ? placed.name : []));
}

function blockScripts(blocks: readonly LoadedBlock[]): readonly string[] {
  return [...new Set(blockNames(blocks).flatMap((name) => registry[name].inlineScripts ?? []))];
}

function joinHtml(sections: readonly RenderedSection[]): string {
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
