import { block as actionPanel } from './action-panel/block.ts';
import type { Block } from './block.ts';
import type { BlockFields, BlockName } from './block-fields.ts';
import { block as bodyTiles } from './body-tiles/block.ts';
import { block as brandRow } from './brand-row/block.ts';
import { block as businessTiles } from './business-tiles/block.ts';
import { block as callPanel } from './call-panel/block.ts';
import { block as chart } from './chart/block.ts';
import { block as contactLine } from './contact-line/block.ts';
import { block as faq } from './faq/block.ts';
import { block as figureTable } from './figure-table/block.ts';
import { block as figures } from './figures/block.ts';
import { block as hero } from './hero/block.ts';
import { block as image } from './image/block.ts';
import { block as imageCards } from './image-cards/block.ts';
import { block as linkRows } from './link-rows/block.ts';
import { block as menuCard } from './menu-card/block.ts';
import { block as modelCards } from './model-cards/block.ts';
import { block as placeList } from './place-list/block.ts';
import { block as priceTable } from './price-table/block.ts';
import { block as richText } from './rich-text/block.ts';
import { block as sellPanel } from './sell-panel/block.ts';
import { block as spacer } from './spacer/block.ts';
import { block as stageHero } from './stage-hero/block.ts';
import { block as steps } from './steps/block.ts';
import { block as textWithImage } from './text-with-image/block.ts';

/** Leaves no block without a view: a missing line does not compile. */
// biome-ignore lint/suspicious/noExplicitAny: what a block loads is its own affair
type Registry = { readonly [Name in BlockName]: Block<BlockFields[Name], any> };

export const registry: Registry = {
  'action-panel': actionPanel,
  'body-tiles': bodyTiles,
  'brand-row': brandRow,
  'business-tiles': businessTiles,
  'call-panel': callPanel,
  chart,
  'contact-line': contactLine,
  faq,
  'figure-table': figureTable,
  figures,
  hero,
  image,
  'image-cards': imageCards,
  'link-rows': linkRows,
  'menu-card': menuCard,
  'model-cards': modelCards,
  'place-list': placeList,
  'price-table': priceTable,
  'rich-text': richText,
  'sell-panel': sellPanel,
  spacer,
  'stage-hero': stageHero,
  steps,
  'text-with-image': textWithImage,
};
