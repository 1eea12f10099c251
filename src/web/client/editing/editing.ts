import './editing.css';
import { handleClicks } from './clicks.ts';
import { preventNavigation } from './prevent-navigation.ts';
import { refreshOnSave } from './refresh-on-save.ts';
import { connectStudio } from './studio.ts';
import { isTextsMode, startTextsMode } from './texts-mode.ts';
import { addTextsSwitch } from './texts-switch.ts';
import { wearTheme } from './wear-theme.ts';

/** Editing mode of the preview, which visitors never load: clicks open forms, and saves refresh the page. */
export function startEditing(): void {
  const studio = connectStudio();
  preventNavigation();
  if (isTextsMode()) startTextsMode(studio);
  else handleClicks(studio);
  addTextsSwitch();
  refreshOnSave(studio);
  wearTheme(studio);
  document.documentElement.setAttribute('data-editing', 'ready');
}
