import { checkedTheme } from '../../../shared/ui/themes/checked-theme.ts';
import { themeRules } from '../../../shared/ui/themes/theme-rule.ts';
import type { Studio } from './studio.ts';

let sheet: CSSStyleSheet | undefined;

/** A theme that is being edited is worn by the page at once, while somebody drags. */
export function wearTheme(studio: Studio): void {
  studio.onMessage((type, { collectionSlug, data }) => {
    if (type !== 'payload-live-preview' || collectionSlug !== 'themes') return;
    const theme = checkedTheme(data);
    if (!theme) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    // Outside of layers it wins over the rules of the page's own themes.
    sheet.replaceSync(themeRules(theme, '[data-theme]'));
  });
}
