import {
  type BlockName,
  blockFields,
  blockLabels,
  isBlockName,
} from '../../../src/content/blocks/block-fields.ts';
import { registry } from '../../../src/content/blocks/registry.ts';
import type { PageBlock } from '../../../src/content/publishing/page.ts';
import type { PublishedContent } from '../../../src/content/publishing/published-content.ts';
import { schemaOf } from '../../../src/shared/platform/fields/fields.ts';
import { resolveFields } from '../../../src/shared/platform/fields/resolve-fields.ts';
import type { PageContext } from '../../../src/shared/sites/page-context.ts';
import { createPageStyles } from '../../../src/shared/ui/page-styles.tsx';
import type { Theme } from '../../../src/shared/ui/themes/theme.ts';
import { embeddedOrigins } from '../../../src/web/render/embedded-origins.ts';
import { type LoadedBlock, loadBlocks } from '../../../src/web/render/load-blocks.ts';
import { pictureAt } from '../../../src/web/render/page-context.ts';
import type { RenderDeps } from '../../../src/web/render/render-request.ts';
import { type RenderedSection, renderBlock } from '../../../src/web/render/render-section.tsx';
import { renderStandalone } from '../../../src/web/render/render-standalone.tsx';
import { blockCss, stylesheetsFor } from '../../../src/web/render/stylesheets.ts';
import { themes } from '../../themes.ts';
import { samplesOf } from './samples.ts';

/** Every block (or the requested one) with each of its samples, as it looks in a theme. */
export async function renderBlockGallery(
  theme: Theme,
  deps: RenderDeps & { content: PublishedContent },
  icon: string | undefined,
  only = '',
) {
  const context = contextFor(theme, deps);
  if (!context) throw new Error('the block gallery needs at least one site');
  const all = Object.keys(registry) as BlockName[];
  const names = isBlockName(only) ? [only] : all;
  const styles = createPageStyles();
  const frames: string[] = [];
  const tiles: string[] = [];
  const sections: { id: string; name: BlockName; sample: string; rendered: RenderedSection }[] = [];
  for (const name of names) {
    for (const [sample, { fields: authored, data }] of Object.entries(allSamplesOf(name))) {
      const id = `${name}-${sections.length}`;
      const stored = schemaOf(blockFields[name]).parse(authored);
      const placed = { state: 'ready', id, name, stored } satisfies PageBlock;
      const loaded = data === undefined ? await loadOne(placed, context) : withData(placed, data, context);
      sections.push({ id, name, sample, rendered: renderBlock(loaded, context, styles) });
      const origins = embeddedOrigins([loaded]);
      frames.push(...origins.frames);
      tiles.push(...origins.tiles);
    }
  }
  const body = (
    <main id="main">
      <BlockGalleryHead theme={theme} names={names} all={all} />
      {sections.map(({ id, name, sample, rendered }) => (
        <article
          key={id}
          id={id}
          aria-label={`${blockLabels[name].label}, ${sample}`}
          // What is fixed to the screen on a page stays with its block here.
          className="contain-layout"
        >
          <p className="page-width border-t border-line py-4 text-small text-ink-muted">
            <strong className="font-medium text-ink">{blockLabels[name].label}</strong> · {sample} ·{' '}
            {blockLabels[name].help}
          </p>
          <div dangerouslySetInnerHTML={{ __html: rendered.html }} />
        </article>
      ))}
    </main>
  );
  const page = {
    title: 'Blocks',
    description: 'The blocks of Forecourt',
    language: 'en',
    theme,
    icon,
    body,
    stylesheets: stylesheetsFor(names),
    css: blockCss(names),
    frames,
    tiles,
  } as const;
  return renderStandalone(page, deps.assets, styles);
}

type Context = NonNullable<ReturnType<typeof contextFor>>;
type Placed = Extract<PageBlock, { state: 'ready' }>;
type Sample = { fields: object; data?: unknown };

/** Of the product the files in `samples/`; an extension declares its own, with data, because its system is not asked here. */
function allSamplesOf(name: BlockName): Readonly<Record<string, Sample>> {
  const declared = registry[name].samples as Readonly<Record<string, Sample>> | undefined;
  if (declared) return declared;
  return Object.fromEntries(Object.entries(samplesOf(name)).map(([sample, fields]) => [sample, { fields }]));
}

async function loadOne(placed: Placed, context: Context): Promise<LoadedBlock> {
  const [loaded] = await loadBlocks([placed], context);
  return loaded ?? { state: 'unknown', placed };
}

function withData(placed: Placed, data: unknown, { picture, file }: Context): LoadedBlock {
  const fields = resolveFields(blockFields[placed.name], placed.stored as never, picture, file);
  return { state: 'loaded', placed, fields, data };
}

type HeadProps = { theme: Theme; names: readonly BlockName[]; all: readonly BlockName[] };

function BlockGalleryHead({ theme, names, all }: HeadProps) {
  const only = names.length === 1 ? `&block=${names[0]}` : '';
  return (
    <header className="page-width pt-section pb-12">
      <h1>Blocks</h1>
      <p className="mt-6 max-w-text text-lead text-ink-muted">
        {all.length} kinds of block, shown in the theme “{theme.name}”.
      </p>
      <nav aria-label="Themes" className="mt-8 flex flex-wrap gap-2">
        {themes.map(({ name: each }) => (
          <a
            key={each}
            href={`?theme=${each}${only}`}
            className="button button--secondary"
            aria-current={each === theme.name ? 'page' : undefined}
          >
            {each}
          </a>
        ))}
      </nav>
      <nav aria-label="Blocks" className="mt-8 flex flex-wrap gap-x-5 gap-y-1">
        {all.map((each) => (
          <a
            key={each}
            href={`?theme=${theme.name}&block=${each}`}
            className="min-h-7 text-small underline underline-offset-4"
            aria-current={only && each === names[0] ? 'page' : undefined}
          >
            {blockLabels[each].label}
          </a>
        ))}
      </nav>
    </header>
  );
}

function contextFor(theme: Theme, deps: RenderDeps & { content: PublishedContent }) {
  const sites = deps.content.sites();
  const themed = sites.filter(({ site }) => site.theme.name === theme.name);
  // Designs of car makes are used by dealers' pages; the samples are written for Sweden.
  const dealers = sites.filter(({ site }) => site.indices.sites);
  const candidates = themed.length > 0 ? themed : dealers;
  const found = candidates.find(({ site }) => site.country === 'SE') ?? candidates[0] ?? sites[0];
  if (!found) return undefined;
  const { site } = found;
  const language = site.languages[0];
  const page: PageContext = {
    site,
    language,
    path: '/gallery/blocks',
    theme,
    wildcards: [],
    query: {},
    // Blocks that show what an address names show an example, as they do to editors.
    editing: true,
    texts: found.in(language).texts,
    href: (path) => path,
  };
  return {
    ...page,
    log: deps.log,
    now: deps.now(),
    picture: (reference: { media: string }) => deps.content.picture(reference, language),
    pictureAt: pictureAt(deps.content, language),
    file: deps.content.file,
    tag: () => {},
    themeNamed: deps.content.theme,
    services: deps.services,
    trail: [],
    hasPage: () => false,
    brandLogo: () => undefined,
    validUntil: () => {},
  };
}
