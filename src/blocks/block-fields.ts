import { fields as actionPanel } from './action-panel/fields.ts';
import { fields as blurb } from './blurb/fields.ts';
import { fields as bodyTiles } from './body-tiles/fields.ts';
import { fields as brandRow } from './brand-row/fields.ts';
import { fields as builderForm } from './builder-form/fields.ts';
import { fields as businessTiles } from './business-tiles/fields.ts';
import { fields as callPanel } from './call-panel/fields.ts';
import { fields as carList } from './car-list/fields.ts';
import { fields as carOfTheWeek } from './car-of-the-week/fields.ts';
import { fields as carPage } from './car-page/fields.ts';
import { fields as carTeaser } from './car-teaser/fields.ts';
import { fields as carousel } from './carousel/fields.ts';
import { fields as chart } from './chart/fields.ts';
import { fields as contactLine } from './contact-line/fields.ts';
import { fields as countdown } from './countdown/fields.ts';
import { fields as dealerPage } from './dealer-page/fields.ts';
import { fields as faq } from './faq/fields.ts';
import { fields as figureTable } from './figure-table/fields.ts';
import { fields as figures } from './figures/fields.ts';
import { fields as fileList } from './file-list/fields.ts';
import { fields as hero } from './hero/fields.ts';
import { fields as image } from './image/fields.ts';
import { fields as imageCards } from './image-cards/fields.ts';
import { fields as linkRows } from './link-rows/fields.ts';
import { fields as marketingForm } from './marketing-form/fields.ts';
import { fields as menuCard } from './menu-card/fields.ts';
import { fields as modelCards } from './model-cards/fields.ts';
import { fields as placeList } from './place-list/fields.ts';
import { fields as priceTable } from './price-table/fields.ts';
import { fields as publishInfo } from './publish-info/fields.ts';
import { fields as recentlyViewed } from './recently-viewed/fields.ts';
import { fields as richText } from './rich-text/fields.ts';
import { fields as savedCars } from './saved-cars/fields.ts';
import { fields as sellPanel } from './sell-panel/fields.ts';
import { fields as siteSelection } from './site-selection/fields.ts';
import { fields as socialShare } from './social-share/fields.ts';
import { fields as spacer } from './spacer/fields.ts';
import { fields as stageHero } from './stage-hero/fields.ts';
import { fields as steps } from './steps/fields.ts';
import { fields as storiesList } from './stories-list/fields.ts';
import { fields as storiesTeaser } from './stories-teaser/fields.ts';
import { fields as storyArticle } from './story-article/fields.ts';
import { fields as storyNavigation } from './story-navigation/fields.ts';
import { fields as textWithImage } from './text-with-image/fields.ts';
import { fields as video } from './video/fields.ts';
import { fields as videoEmbed } from './video-embed/fields.ts';

/** Every block and its fields, without views: what content is checked against and what the studio shows as forms. */
export const blockFields = {
  'action-panel': actionPanel,
  blurb,
  'body-tiles': bodyTiles,
  'brand-row': brandRow,
  'builder-form': builderForm,
  'business-tiles': businessTiles,
  'call-panel': callPanel,
  'car-list': carList,
  'car-of-the-week': carOfTheWeek,
  'car-page': carPage,
  'car-teaser': carTeaser,
  carousel,
  chart,
  'contact-line': contactLine,
  countdown,
  'dealer-page': dealerPage,
  faq,
  'figure-table': figureTable,
  figures,
  'file-list': fileList,
  hero,
  image,
  'image-cards': imageCards,
  'link-rows': linkRows,
  'marketing-form': marketingForm,
  'menu-card': menuCard,
  'model-cards': modelCards,
  'place-list': placeList,
  'price-table': priceTable,
  'publish-info': publishInfo,
  'recently-viewed': recentlyViewed,
  'rich-text': richText,
  'saved-cars': savedCars,
  'sell-panel': sellPanel,
  'site-selection': siteSelection,
  'social-share': socialShare,
  spacer,
  'stage-hero': stageHero,
  steps,
  'stories-list': storiesList,
  'stories-teaser': storiesTeaser,
  'story-article': storyArticle,
  'story-navigation': storyNavigation,
  'text-with-image': textWithImage,
  video,
  'video-embed': videoEmbed,
};

export type BlockFields = typeof blockFields;
export type BlockName = keyof BlockFields;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockFields, name);
}
