import type { ReactNode } from 'react';
import { countryRecords } from '#locale-records';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { escapeHtml } from '../../shared/platform/escape.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { createPageStyles } from '../../shared/ui/page-styles.tsx';
import { addThemes } from '../../shared/ui/themes/page-themes.ts';
import type { Theme } from '../../shared/ui/themes/theme.ts';
import { type Assets, fontAddresses } from './assets.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { colourSchemes } from './head.ts';
import { jsonForScript } from './json-for-script.ts';
import { NO_ICON } from './no-icon.ts';
import { fallbackTexts } from './page-data.ts';
import type { Editor } from './render-request.ts';
import { renderSection } from './render-section.tsx';
import { inlineCss } from './stylesheets.ts';

export type StandalonePage = {
  title: string;
  description: string;
  language: Language;
  theme: Theme;
  icon?: string | undefined;
  body: ReactNode;
  /** Beside the stylesheet of all pages. */
  stylesheets?: readonly string[] | undefined;
  /** Further styles, as text. */
  css?: string | undefined;
  /** Who may show the page in a frame; nobody by default. */
  frameAncestors?: string | undefined;
  /** Set when the page replaces a preview: the studio frames it and notifies it of saves. */
  editor?: Pick<Editor, 'studioOrigins'> | undefined;
  /** Other origins that it shows in a frame itself. */
  frames?: readonly string[] | undefined;
  /** For a page that waits for something: without script it reloads after so long. */
  refreshSeconds?: number | undefined;
  /** Other origins that its map gets tiles from. */
  tiles?: readonly string[] | undefined;
};

/** A page of the installation itself, such as the directory of sites: it belongs to no site and is never indexed. */
export function renderStandalone(
  page: StandalonePage,
  assets: Assets,
  styles = createPageStyles(),
): { html: string; policy: string } {
  const framedBy = page.editor ? ["'self'", ...page.editor.studioOrigins].join(' ') : page.frameAncestors;
  const body = renderSection('page', page.body, styles);
  addThemes(styles, [page.theme]);
  const css = inlineCss(page.stylesheets ?? [], assets) + (page.css ?? '') + styles.css();
  const preloads = body.hasIslands ? assets.islandPreloads : [];
  const html = `<!doctype html>
<html lang="${page.language}" data-theme="${page.theme.name}" data-laid-out${page.editor ? ' data-editing' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="robots" content="noindex">
${colourSchemes(page.theme).join('\n')}
<link rel="icon" href="${page.icon ?? NO_ICON}">
${page.refreshSeconds ? `<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}"></noscript>` : ''}
${fontAddresses(assets, page.theme, page.language)
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('\n')}
${assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${css ? `<style>${css}</style>` : ''}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>${body.html}
<script type="application/json" id="page-data">${jsonForScript({ texts: fallbackTexts(textsFor(page.language)), path: '', locale: { countries: countryRecords }, ...page.editor })}</script>
</body>
</html>
`;
  return {
    html,
    policy: contentSecurityPolicy(
      { style: css, islands: [body.html] },
      {
        development: assets.development,
        frames: page.frames ?? [],
        tiles: page.tiles ?? [],
        ...(framedBy && { frameAncestors: framedBy }),
      },
    ),
  };
}
