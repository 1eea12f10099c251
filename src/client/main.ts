import './styles.css';
import { letAlertBeClosed } from './alert.ts';
import { askForConsent } from './consent.ts';
import { offerCopies } from './copy-buttons.ts';
import { fillDataLayer } from './data-layer.ts';
import { pressOwnButtonsAgain, rememberEarlyPresses } from './early-presses.ts';
import { layOutFarBelow } from './far-below.ts';
import { bringMenuToLife } from './menu.ts';
import { whenIdle, whenItsTimeComes } from './moments.ts';
import { reportErrors } from './report-errors.ts';
import { startScripts } from './scripts.ts';
import { offerWayUp } from './scroll-to-top.ts';
import { loadTagManager } from './tag-manager.ts';

/** The browser's entry: finds the islands of the page and wakes each at its moment. React comes only if there is one. */
const islands = document.querySelectorAll<HTMLElement>('[data-island]');

for (const island of islands) {
  void whenItsTimeComes(island, async () => {
    const { wake } = await import('./wake.tsx');
    await wake(island);
  });
}

document.addEventListener('click', (event) => {
  const reload = event.target instanceof Element && event.target.closest('[data-reload]');
  if (!reload) return;
  event.preventDefault();
  location.reload();
});

reportErrors();
rememberEarlyPresses();
fillDataLayer();
offerWayUp();
bringMenuToLife();
letAlertBeClosed();
loadTagManager();
askForConsent();
whenIdle(offerCopies);
startScripts();
layOutFarBelow();
pressOwnButtonsAgain();
if (document.documentElement.hasAttribute('data-editing'))
  void import('./editing/editing.ts').then(({ startEditing }) => startEditing());
