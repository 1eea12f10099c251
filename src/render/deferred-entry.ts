import { type Assets, type ClientModule, clientModuleKinds } from './assets.ts';
import { attributeValue, findTags } from './find-tags.ts';

/**
 * Everything that is fetched before the first picture is painted takes its share of the line from it, so script waits
 * (decision 16): until the page has loaded and the browser says that its largest picture is on the screen, or 300 ms
 * more where it does not say so; two and a half seconds in all if a picture does not come. Then all files of the page
 * are asked for at once, not one after the other as they name each other. What is pressed or written meanwhile is kept
 * for early-presses.ts. An anchor in the address lets layout.css lay the page out whole. The text is the same on every
 * page: the policy names its hash.
 */
export const deferredEntryScript = `(() => {
const { main, modules } = document.currentScript.dataset;
if (location.hash) document.documentElement.dataset.laidOut = '';
window.recordedTargets = [];
for (const doing of ['click', 'input']) addEventListener(doing, ({ target }) => window.recordedTargets.push(target), true);
let begun = false;
const begin = () => {
if (begun) return;
begun = true;
import(main);
for (const href of modules.split(' ').filter(Boolean)) {
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
}
};
const isPicture = ({ url }) => url && url.startsWith('http');
addEventListener('load', () => {
new PerformanceObserver((list) => list.getEntries().some(isPicture) && begin())
.observe({ type: 'largest-contentful-paint', buffered: true });
setTimeout(begin, 300);
});
setTimeout(begin, 2500);
})()`;

export function deferredEntryTag(assets: Assets, sections: readonly string[]): string {
  const modules = modulesOf(sections, assets).join(' ');
  return `<script data-main="${assets.script}" data-modules="${modules}">${deferredEntryScript}</script>`;
}

/** Files of what wakes with the page; what waits to be seen, or for something to come, is fetched then. */
function modulesOf(sections: readonly string[], assets: Assets): readonly string[] {
  const waking: readonly ClientModule[] = clientModuleKinds.flatMap((kind) =>
    sections
      .flatMap((html) => findTags(`data-${kind}`, html))
      .filter((tag) => !/ data-(when="visible"|awaits=)/.test(tag))
      .map((tag) => ({ kind, name: attributeValue(tag, `data-${kind}`) })),
  );
  return [...new Set(waking.flatMap((each) => assets.modulesOf(each)))].filter(
    (file) => file !== assets.script,
  );
}
