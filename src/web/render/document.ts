import type { Language } from '../../shared/sites/languages.ts';
import type { Theme } from '../../shared/ui/themes/theme.ts';
import type { HeaderPosition } from '../shell/header/header-position.ts';
import { jsonForScript } from './json-for-script.ts';

export type DocumentParts = {
  language: Language;
  theme: Theme;
  siteTheme: Theme;
  /** Content below a sticky header depends on it; an attribute is cheaper for the browser than `:has()`. */
  headerPlace: HeaderPosition | undefined;
  editing: boolean;
  head: string;
  header: string;
  main: string;
  footer: string;
  /** What the browser's script needs to know of the page. */
  facts: object;
};

/** The page as a whole. Header and footer keep the site's own design when the page has another. */
export function documentHtml(parts: DocumentParts): string {
  return `<!doctype html>
<html lang="${parts.language}" data-theme="${parts.theme.name}"${parts.editing ? ' data-editing' : ''}>
<head>
${parts.head}
</head>
<body${parts.headerPlace ? ` data-header="${parts.headerPlace}"` : ''}>
<div data-theme="${parts.siteTheme.name}" class="contents">${parts.header}</div>
<main id="main" tabindex="-1">${parts.main}</main>
<div data-theme="${parts.siteTheme.name}" class="contents">${parts.footer}</div>
<script type="application/json" id="page-data">${jsonForScript(parts.facts)}</script>
</body>
</html>
`;
}
