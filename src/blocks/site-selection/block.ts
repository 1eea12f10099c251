import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type ChosenSite, chosenSites } from './load.ts';
import { samples } from './sample.ts';
import { SiteSelection } from './view.tsx';

export const block = {
  fields,
  load: chosenSites,
  view: SiteSelection,
  samples,
} satisfies Block<typeof fields, readonly ChosenSite[]>;
