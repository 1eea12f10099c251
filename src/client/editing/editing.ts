import './editing.css';
import { hearClicks } from './clicks.ts';
import { followSaving } from './follow-saving.ts';
import { holdEditorHere } from './hold-back.ts';
import { studioAround } from './studio.ts';

/** What the preview does for an editor, and visitors never load: blocks lead to their forms, and saving shows. */
export function startEditing(): void {
  const studio = studioAround();
  holdEditorHere();
  hearClicks(studio);
  followSaving(studio);
  document.documentElement.setAttribute('data-editing', 'awake');
}
