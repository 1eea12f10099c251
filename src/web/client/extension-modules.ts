/** What extensions of this build have in the browser, by name: the build writes it (scripts/extensions/extensions-plugin.ts). */
export const extensionIslands: Readonly<Record<string, () => Promise<unknown>>> = {};
export const extensionScripts: Readonly<Record<string, () => Promise<unknown>>> = {};
