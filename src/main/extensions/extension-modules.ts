/** An extension before it is loaded: `load` may throw. */
export type ExtensionModule = { name: string; load: () => Promise<unknown> };

/** The extensions that this product was built with: the build writes them here (scripts/extensions/extensions-plugin.ts). */
export const extensionModules: readonly ExtensionModule[] = [];
