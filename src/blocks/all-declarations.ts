// Written by `npm run blocks` from the folders beside it; do not edit.
import * as actionPanel from './action-panel/fields.ts';
import * as blurb from './blurb/fields.ts';
import * as bodyTiles from './body-tiles/fields.ts';
import * as brandRow from './brand-row/fields.ts';
import * as builderForm from './builder-form/fields.ts';
import * as businessTiles from './business-tiles/fields.ts';
import * as callPanel from './call-panel/fields.ts';
import * as carList from './car-list/fields.ts';
import * as carOfTheWeek from './car-of-the-week/fields.ts';
import * as carPage from './car-page/fields.ts';
import * as carTeaser from './car-teaser/fields.ts';
import * as carousel from './carousel/fields.ts';
import * as chart from './chart/fields.ts';
import * as contactLine from './contact-line/fields.ts';
import * as countdown from './countdown/fields.ts';
import * as dealerPage from './dealer-page/fields.ts';
import * as faq from './faq/fields.ts';
import * as figureTable from './figure-table/fields.ts';
import * as figures from './figures/fields.ts';
import * as fileList from './file-list/fields.ts';
import * as hero from './hero/fields.ts';
import * as image from './image/fields.ts';
import * as imageCards from './image-cards/fields.ts';
import * as linkRows from './link-rows/fields.ts';
import * as marketingForm from './marketing-form/fields.ts';
import * as menuCard from './menu-card/fields.ts';
import * as modelCards from './model-cards/fields.ts';
import * as placeList from './place-list/fields.ts';
import * as priceTable from './price-table/fields.ts';
import * as publishInfo from './publish-info/fields.ts';
import * as recentlyViewed from './recently-viewed/fields.ts';
import * as richText from './rich-text/fields.ts';
import * as savedCars from './saved-cars/fields.ts';
import * as sellPanel from './sell-panel/fields.ts';
import * as siteSelection from './site-selection/fields.ts';
import * as socialShare from './social-share/fields.ts';
import * as spacer from './spacer/fields.ts';
import * as stageHero from './stage-hero/fields.ts';
import * as steps from './steps/fields.ts';
import * as storiesList from './stories-list/fields.ts';
import * as storiesTeaser from './stories-teaser/fields.ts';
import * as storyArticle from './story-article/fields.ts';
import * as storyNavigation from './story-navigation/fields.ts';
import * as textWithImage from './text-with-image/fields.ts';
import * as video from './video/fields.ts';
import * as videoEmbed from './video-embed/fields.ts';

export const declarations = {
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
