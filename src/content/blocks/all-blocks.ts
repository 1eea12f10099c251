// Written by `npm run blocks` from the folders beside it; do not edit.
import { block as actionPanel } from './action-panel/block.ts';
import { block as bayTimetable } from './bay-timetable/block.ts';
import { block as blurb } from './blurb/block.ts';
import { block as bodyTiles } from './body-tiles/block.ts';
import { block as brandRow } from './brand-row/block.ts';
import { block as builderForm } from './builder-form/block.ts';
import { block as businessTiles } from './business-tiles/block.ts';
import { block as callPanel } from './call-panel/block.ts';
import { block as carList } from './car-list/block.ts';
import { block as carOfTheWeek } from './car-of-the-week/block.ts';
import { block as carPage } from './car-page/block.ts';
import { block as carTeaser } from './car-teaser/block.ts';
import { block as carousel } from './carousel/block.ts';
import { block as chart } from './chart/block.ts';
import { block as contactLine } from './contact-line/block.ts';
import { block as countdown } from './countdown/block.ts';
import { block as dealerList } from './dealer-list/block.ts';
import { block as dealerPage } from './dealer-page/block.ts';
import { block as faq } from './faq/block.ts';
import { block as figureTable } from './figure-table/block.ts';
import { block as figures } from './figures/block.ts';
import { block as fileList } from './file-list/block.ts';
import { block as hero } from './hero/block.ts';
import { block as image } from './image/block.ts';
import { block as imageCards } from './image-cards/block.ts';
import { block as kitList } from './kit-list/block.ts';
import { block as kitPage } from './kit-page/block.ts';
import { block as linkRows } from './link-rows/block.ts';
import { block as liveLots } from './live-lots/block.ts';
import { block as loanSlider } from './loan-slider/block.ts';
import { block as locator } from './locator/block.ts';
import { block as marketingForm } from './marketing-form/block.ts';
import { block as menuCard } from './menu-card/block.ts';
import { block as modelCards } from './model-cards/block.ts';
import { block as placeList } from './place-list/block.ts';
import { block as priceTable } from './price-table/block.ts';
import { block as publishInfo } from './publish-info/block.ts';
import { block as recentlyViewed } from './recently-viewed/block.ts';
import { block as richText } from './rich-text/block.ts';
import { block as savedCars } from './saved-cars/block.ts';
import { block as sellCar } from './sell-car/block.ts';
import { block as sellPanel } from './sell-panel/block.ts';
import { block as serviceBooking } from './service-booking/block.ts';
import { block as serviceForm } from './service-form/block.ts';
import { block as siteSelection } from './site-selection/block.ts';
import { block as socialShare } from './social-share/block.ts';
import { block as spacer } from './spacer/block.ts';
import { block as stageHero } from './stage-hero/block.ts';
import { block as steps } from './steps/block.ts';
import { block as storiesList } from './stories-list/block.ts';
import { block as storiesTeaser } from './stories-teaser/block.ts';
import { block as storyArticle } from './story-article/block.ts';
import { block as storyNavigation } from './story-navigation/block.ts';
import { block as textWithImage } from './text-with-image/block.ts';
import { block as tyreHotel } from './tyre-hotel/block.ts';
import { block as video } from './video/block.ts';
import { block as videoEmbed } from './video-embed/block.ts';

export const blocks = {
  'action-panel': actionPanel,
  'bay-timetable': bayTimetable,
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
  'dealer-list': dealerList,
  'dealer-page': dealerPage,
  faq,
  'figure-table': figureTable,
  figures,
  'file-list': fileList,
  hero,
  image,
  'image-cards': imageCards,
  'kit-list': kitList,
  'kit-page': kitPage,
  'link-rows': linkRows,
  'live-lots': liveLots,
  'loan-slider': loanSlider,
  locator,
  'marketing-form': marketingForm,
  'menu-card': menuCard,
  'model-cards': modelCards,
  'place-list': placeList,
  'price-table': priceTable,
  'publish-info': publishInfo,
  'recently-viewed': recentlyViewed,
  'rich-text': richText,
  'saved-cars': savedCars,
  'sell-car': sellCar,
  'sell-panel': sellPanel,
  'service-booking': serviceBooking,
  'service-form': serviceForm,
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
  'tyre-hotel': tyreHotel,
  video,
  'video-embed': videoEmbed,
};
