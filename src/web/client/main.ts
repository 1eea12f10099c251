import './styles.css';
import { initAlert } from './alert.ts';
import { initConsent } from './consent.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { initDataLayer } from './data-layer.ts';
import { startDeferredLayout } from './deferred-layout.ts';
import { recordEvents, replayEntryClicks } from './event-replay.ts';
import { whenIdle, whenTriggered } from './hydration-triggers.ts';
import { markLoadedPictures } from './mark-loaded-pictures.ts';
import { initMenu } from './menu.ts';
import { reportErrors } from './report-errors.ts';
import { startScripts } from './scripts.ts';
import { initScrollToTop } from './scroll-to-top.ts';
import { loadTagManager } from './tag-manager.ts';

/** The browser's entry: hydrates each island of the page at its trigger. React is loaded only if there is one. */
const islands = document.querySelectorAll<HTMLElement>('[data-island]');

for (const island of islands) {
  void whenTriggered(island, async () => {
    const { hydrate } = await import('./hydrate.tsx');
    await hydrate(island);
  });
}

document.addEventListener('click', (event) => {
  const reload = event.target instanceof Element && event.target.closest('[data-reload]');
  if (!reload) return;
  event.preventDefault();
  location.reload();
});

reportErrors();
markLoadedPictures();
recordEvents();
initDataLayer();
initScrollToTop();
initMenu();
initAlert();
loadTagManager();
initConsent();
whenIdle(addCopyButtons);
startScripts();
startDeferredLayout();
replayEntryClicks();
if (document.documentElement.hasAttribute('data-editing'))
  void import('./editing/editing.ts').then(({ startEditing }) => startEditing());
