// Written by `npm run blocks` from the folders beside it; do not edit.
import { fields as actionPanel, labels as actionPanelLabels } from './action-panel/fields.ts';
import { fields as bayTimetable, labels as bayTimetableLabels } from './bay-timetable/fields.ts';
import { fields as blurb, labels as blurbLabels } from './blurb/fields.ts';
import { fields as bodyTiles, labels as bodyTilesLabels } from './body-tiles/fields.ts';
import { fields as brandRow, labels as brandRowLabels } from './brand-row/fields.ts';
import { fields as builderForm, labels as builderFormLabels } from './builder-form/fields.ts';
import { fields as businessTiles, labels as businessTilesLabels } from './business-tiles/fields.ts';
import { fields as callPanel, labels as callPanelLabels } from './call-panel/fields.ts';
import { fields as carList, labels as carListLabels } from './car-list/fields.ts';
import { fields as carOfTheWeek, labels as carOfTheWeekLabels } from './car-of-the-week/fields.ts';
import { fields as carPage, labels as carPageLabels } from './car-page/fields.ts';
import { fields as carTeaser, labels as carTeaserLabels } from './car-teaser/fields.ts';
import { fields as carousel, labels as carouselLabels } from './carousel/fields.ts';
import { fields as chart, labels as chartLabels } from './chart/fields.ts';
import { fields as contactLine, labels as contactLineLabels } from './contact-line/fields.ts';
import { fields as countdown, labels as countdownLabels } from './countdown/fields.ts';
import { fields as dealerList, labels as dealerListLabels } from './dealer-list/fields.ts';
import { fields as dealerPage, labels as dealerPageLabels } from './dealer-page/fields.ts';
import { fields as faq, labels as faqLabels } from './faq/fields.ts';
import { fields as figureTable, labels as figureTableLabels } from './figure-table/fields.ts';
import { fields as figures, labels as figuresLabels } from './figures/fields.ts';
import { fields as fileList, labels as fileListLabels } from './file-list/fields.ts';
import { fields as hero, labels as heroLabels } from './hero/fields.ts';
import { fields as image, labels as imageLabels } from './image/fields.ts';
import { fields as imageCards, labels as imageCardsLabels } from './image-cards/fields.ts';
import { fields as kitList, labels as kitListLabels } from './kit-list/fields.ts';
import { fields as kitPage, labels as kitPageLabels } from './kit-page/fields.ts';
import { fields as linkRows, labels as linkRowsLabels } from './link-rows/fields.ts';
import { fields as liveLots, labels as liveLotsLabels } from './live-lots/fields.ts';
import { fields as loanSlider, labels as loanSliderLabels } from './loan-slider/fields.ts';
import { fields as locator, labels as locatorLabels } from './locator/fields.ts';
import { fields as marketingForm, labels as marketingFormLabels } from './marketing-form/fields.ts';
import { fields as menuCard, labels as menuCardLabels } from './menu-card/fields.ts';
import { fields as modelCards, labels as modelCardsLabels } from './model-cards/fields.ts';
import { fields as placeList, labels as placeListLabels } from './place-list/fields.ts';
import { fields as priceTable, labels as priceTableLabels } from './price-table/fields.ts';
import { fields as publishInfo, labels as publishInfoLabels } from './publish-info/fields.ts';
import { fields as recentlyViewed, labels as recentlyViewedLabels } from './recently-viewed/fields.ts';
import { fields as richText, labels as richTextLabels } from './rich-text/fields.ts';
import { fields as savedCars, labels as savedCarsLabels } from './saved-cars/fields.ts';
import { fields as sellCar, labels as sellCarLabels } from './sell-car/fields.ts';
import { fields as sellPanel, labels as sellPanelLabels } from './sell-panel/fields.ts';
import { fields as serviceBooking, labels as serviceBookingLabels } from './service-booking/fields.ts';
import { fields as serviceForm, labels as serviceFormLabels } from './service-form/fields.ts';
import { fields as siteSelection, labels as siteSelectionLabels } from './site-selection/fields.ts';
import { fields as socialShare, labels as socialShareLabels } from './social-share/fields.ts';
import { fields as spacer, labels as spacerLabels } from './spacer/fields.ts';
import { fields as stageHero, labels as stageHeroLabels } from './stage-hero/fields.ts';
import { fields as steps, labels as stepsLabels } from './steps/fields.ts';
import { fields as storiesList, labels as storiesListLabels } from './stories-list/fields.ts';
import { fields as storiesTeaser, labels as storiesTeaserLabels } from './stories-teaser/fields.ts';
import { fields as storyArticle, labels as storyArticleLabels } from './story-article/fields.ts';
import { fields as storyNavigation, labels as storyNavigationLabels } from './story-navigation/fields.ts';
import { fields as textWithImage, labels as textWithImageLabels } from './text-with-image/fields.ts';
import { fields as tyreHotel, labels as tyreHotelLabels } from './tyre-hotel/fields.ts';
import { fields as video, labels as videoLabels } from './video/fields.ts';
import { fields as videoEmbed, labels as videoEmbedLabels } from './video-embed/fields.ts';

export const declarations = {
  'action-panel': { fields: actionPanel, labels: actionPanelLabels },
  'bay-timetable': { fields: bayTimetable, labels: bayTimetableLabels },
  blurb: { fields: blurb, labels: blurbLabels },
  'body-tiles': { fields: bodyTiles, labels: bodyTilesLabels },
  'brand-row': { fields: brandRow, labels: brandRowLabels },
  'builder-form': { fields: builderForm, labels: builderFormLabels },
  'business-tiles': { fields: businessTiles, labels: businessTilesLabels },
  'call-panel': { fields: callPanel, labels: callPanelLabels },
  'car-list': { fields: carList, labels: carListLabels },
  'car-of-the-week': { fields: carOfTheWeek, labels: carOfTheWeekLabels },
  'car-page': { fields: carPage, labels: carPageLabels },
  'car-teaser': { fields: carTeaser, labels: carTeaserLabels },
  carousel: { fields: carousel, labels: carouselLabels },
  chart: { fields: chart, labels: chartLabels },
  'contact-line': { fields: contactLine, labels: contactLineLabels },
  countdown: { fields: countdown, labels: countdownLabels },
  'dealer-list': { fields: dealerList, labels: dealerListLabels },
  'dealer-page': { fields: dealerPage, labels: dealerPageLabels },
  faq: { fields: faq, labels: faqLabels },
  'figure-table': { fields: figureTable, labels: figureTableLabels },
  figures: { fields: figures, labels: figuresLabels },
  'file-list': { fields: fileList, labels: fileListLabels },
  hero: { fields: hero, labels: heroLabels },
  image: { fields: image, labels: imageLabels },
  'image-cards': { fields: imageCards, labels: imageCardsLabels },
  'kit-list': { fields: kitList, labels: kitListLabels },
  'kit-page': { fields: kitPage, labels: kitPageLabels },
  'link-rows': { fields: linkRows, labels: linkRowsLabels },
  'live-lots': { fields: liveLots, labels: liveLotsLabels },
  'loan-slider': { fields: loanSlider, labels: loanSliderLabels },
  locator: { fields: locator, labels: locatorLabels },
  'marketing-form': { fields: marketingForm, labels: marketingFormLabels },
  'menu-card': { fields: menuCard, labels: menuCardLabels },
  'model-cards': { fields: modelCards, labels: modelCardsLabels },
  'place-list': { fields: placeList, labels: placeListLabels },
  'price-table': { fields: priceTable, labels: priceTableLabels },
  'publish-info': { fields: publishInfo, labels: publishInfoLabels },
  'recently-viewed': { fields: recentlyViewed, labels: recentlyViewedLabels },
  'rich-text': { fields: richText, labels: richTextLabels },
  'saved-cars': { fields: savedCars, labels: savedCarsLabels },
  'sell-car': { fields: sellCar, labels: sellCarLabels },
  'sell-panel': { fields: sellPanel, labels: sellPanelLabels },
  'service-booking': { fields: serviceBooking, labels: serviceBookingLabels },
  'service-form': { fields: serviceForm, labels: serviceFormLabels },
  'site-selection': { fields: siteSelection, labels: siteSelectionLabels },
  'social-share': { fields: socialShare, labels: socialShareLabels },
  spacer: { fields: spacer, labels: spacerLabels },
  'stage-hero': { fields: stageHero, labels: stageHeroLabels },
  steps: { fields: steps, labels: stepsLabels },
  'stories-list': { fields: storiesList, labels: storiesListLabels },
  'stories-teaser': { fields: storiesTeaser, labels: storiesTeaserLabels },
  'story-article': { fields: storyArticle, labels: storyArticleLabels },
  'story-navigation': { fields: storyNavigation, labels: storyNavigationLabels },
  'text-with-image': { fields: textWithImage, labels: textWithImageLabels },
  'tyre-hotel': { fields: tyreHotel, labels: tyreHotelLabels },
  video: { fields: video, labels: videoLabels },
  'video-embed': { fields: videoEmbed, labels: videoEmbedLabels },
};
