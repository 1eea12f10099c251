import './editing.css';
import { handleClicks } from './clicks.ts';
import { preventNavigation } from './prevent-navigation.ts';
import { refreshOnSave } from './refresh-on-save.ts';
import { connectStudio } from './studio.ts';

/** What the preview does for an editor, and visitors never load: blocks lead to their forms, and saving shows. */
export function startEditing(): void {
  const studio = connectStudio();
  preventNavigation();
  handleClicks(studio);
  refreshOnSave(studio);
  document.documentElement.setAttribute('data-editing', 'awake');
}
