import { kitPageHead } from '../../../features/kits/page/kit-page-head.ts';
import { kitPageOutcome } from '../../../features/kits/page/kit-page-outcome.ts';
import { type KitPageData, loadKitPage } from '../../../features/kits/page/load-kit-page.ts';
import { KitPage } from '../../../features/kits/page/views/kit-page.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/kits/views/stylesheet.css'],
  load: (_, context) => loadKitPage(context),
  outcome: ({ data }) => kitPageOutcome(data),
  head: ({ data, page }) => kitPageHead(data, page),
  view: KitPage,
} satisfies Block<typeof fields, KitPageData>;
