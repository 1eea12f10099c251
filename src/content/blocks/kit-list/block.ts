import kitsAsRowsScript from '../../../features/kits/list/kits-as-rows.inline.ts?inline-script';
import { type KitListData, loadKitList } from '../../../features/kits/list/load-kit-list.ts';
import { listQueryKeys } from '../../../features/kits/list/parse-kit-list.ts';
import { KitListSection } from '../../../features/kits/list/views/kit-list-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/kits/views/stylesheet.css'],
  inlineScripts: [kitsAsRowsScript],
  queryKeys: listQueryKeys,
  load: (_, context) => loadKitList(context),
  view: KitListSection,
} satisfies Block<typeof fields, KitListData>;
