import { languageRecords } from '#locale-records';
import type { Language } from '../../shared/sites/languages.ts';
import { FONT_FAMILIES, type FontFamily, fontFilesFor } from '../../shared/ui/fonts.ts';
import { fontsOf, type Theme } from '../../shared/ui/themes/theme.ts';
import { preloadsOf } from '../../shared/ui/themes/uploaded-fonts.ts';

/** Scripts are small and come first. */
export const clientModuleKinds = ['script', 'island'] as const;

/** A script or an island on a page, by the name in its markup. */
export type ClientModule = { kind: (typeof clientModuleKinds)[number]; name: string };

/** Addresses of the built stylesheet, scripts and fonts. */
export type Assets = {
  stylesheets: readonly string[];
  /** The browser's entry; it loads the rest only where a page has islands. */
  script: string;
  /** What an island needs besides its own chunk, preloaded on pages of the installation itself. */
  islandPreloads: readonly string[];
  /** The files of a script or an island, with all they import. */
  modulesOf: (module: ClientModule) => readonly string[];
  /** What editors see beside the page; visitors never load it. */
  editingStylesheets?: readonly string[];
  addressOf: (moduleFile: string) => string | undefined;
  /** The text of a stylesheet that only some pages have. */
  stylesheetText: (sheet: string) => string;
  /** In development the module server needs its own client and a wider policy. */
  development: boolean;
};

/** Those of a theme, preloaded with every page: a family that is neither built in nor uploaded has none. */
export function fontAddresses(assets: Assets, theme: Theme, language: Language): readonly string[] {
  const built = fontsOf(theme)
    .filter((family): family is FontFamily => Object.hasOwn(FONT_FAMILIES, family))
    .flatMap((family) => fontFilesFor(family, language))
    .flatMap((file) => assets.addressOf(file) ?? []);
  const extendedLatin = languageRecords[language]?.extendedLatin === true;
  return [...built, ...theme.fonts.flatMap((font) => preloadsOf(font, extendedLatin))];
}
