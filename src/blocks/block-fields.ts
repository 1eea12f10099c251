import { fields as actionPanel } from './action-panel/fields.ts';
import { fields as bodyTiles } from './body-tiles/fields.ts';
import { fields as brandRow } from './brand-row/fields.ts';
import { fields as businessTiles } from './business-tiles/fields.ts';
import { fields as callPanel } from './call-panel/fields.ts';
import { fields as chart } from './chart/fields.ts';
import { fields as contactLine } from './contact-line/fields.ts';
import { fields as faq } from './faq/fields.ts';
import { fields as figureTable } from './figure-table/fields.ts';
import { fields as figures } from './figures/fields.ts';
import { fields as hero } from './hero/fields.ts';
import { fields as image } from './image/fields.ts';
import { fields as imageCards } from './image-cards/fields.ts';
import { fields as linkRows } from './link-rows/fields.ts';
import { fields as menuCard } from './menu-card/fields.ts';
import { fields as modelCards } from './model-cards/fields.ts';
import { fields as placeList } from './place-list/fields.ts';
import { fields as priceTable } from './price-table/fields.ts';
import { fields as richText } from './rich-text/fields.ts';
import { fields as sellPanel } from './sell-panel/fields.ts';
import { fields as spacer } from './spacer/fields.ts';
import { fields as stageHero } from './stage-hero/fields.ts';
import { fields as steps } from './steps/fields.ts';
import { fields as textWithImage } from './text-with-image/fields.ts';

/** Every block and its fields, without views: what content is checked against and what the studio shows as forms. */
export const blockFields = {
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

export type BlockFields = typeof blockFields;
export type BlockName = keyof BlockFields;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockFields, name);
}
