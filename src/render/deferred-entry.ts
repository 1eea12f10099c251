import { type Assets, type ClientModule, clientModuleKinds } from './assets.ts';
import deferredEntryScript from './deferred-entry.inline.ts?inline-script';
import { attributeValue, findTags } from './find-tags.ts';

/** The same text on every page, so that the content security policy can name its hash. */
export { deferredEntryScript };

export function deferredEntryTag(assets: Assets, sections: readonly string[]): string {
  const modules = modulesOf(sections, assets).join(' ');
  return `<script data-main="${assets.script}" data-modules="${modules}">${deferredEntryScript}</script>`;
}

/** Files of what hydrates with the page; what hydrates when visible or when something appears is fetched then. */
function modulesOf(sections: readonly string[], assets: Assets): readonly string[] {
  const needed: readonly ClientModule[] = clientModuleKinds.flatMap((kind) =>
    sections
      .flatMap((html) => findTags(`data-${kind}`, html))
      .filter((tag) => !/ data-(when="visible"|awaits=)/.test(tag))
      .map((tag) => ({ kind, name: attributeValue(tag, `data-${kind}`) })),
  );
  return [...new Set(needed.flatMap((each) => assets.modulesOf(each)))].filter(
    (file) => file !== assets.script,
  );
}
