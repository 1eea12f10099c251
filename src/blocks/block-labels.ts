import type { BlockName } from './block-fields.ts';

export type BlockGroup =
  | 'Opening'
  | 'Words'
  | 'Pictures and films'
  | 'Cards and rows'
  | 'Tables and figures'
  | 'Cars'
  | 'Places'
  | 'Stories'
  | 'Forms'
  | 'Layout';

/** What editors call each block, what it is for, and where they look for it. Without views, so that the studio can read it. */
export const blockLabels: Readonly<Record<BlockName, { label: string; group: BlockGroup; help: string }>> = {
  'action-panel': {
    label: 'Action panel',
    group: 'Words',
    help: 'Half colour, half picture: one thing to do now, and a short list.',
  },
  blurb: { label: 'Blurb', group: 'Words', help: 'A picture or film beside a text, on a ground of its own.' },
  'body-tiles': { label: 'Body types', group: 'Cars', help: 'Cars from the side, one tile for each shape.' },
  'brand-row': {
    label: 'Brands in a row',
    group: 'Cards and rows',
    help: 'The makes a site sells, as a row of logos.',
  },
  'builder-form': {
    label: 'Form',
    group: 'Forms',
    help: 'A form of the form builder, embedded by its address.',
  },
  'business-tiles': {
    label: 'Business tiles',
    group: 'Cards and rows',
    help: 'The businesses of the group, each tile in its own colours and type.',
  },
  'call-panel': {
    label: 'Call panel',
    group: 'Words',
    help: 'A band in the brand colour with one thing to do and a few facts.',
  },
  'car-list': {
    label: 'Car list',
    group: 'Cars',
    help: 'The cars in stock. Belongs on the page of the car list and on the wildcard pages under it.',
  },
  'car-of-the-week': {
    label: 'Car of the week',
    group: 'Cars',
    help: 'The cars that the stock marks as cars of the week, one large at a time.',
  },
  'car-page': {
    label: 'Car page',
    group: 'Cars',
    help: 'The car whose id stands in the address. Belongs on the wildcard pages under the path of car pages.',
  },
  'car-teaser': {
    label: 'Cars',
    group: 'Cars',
    help: 'Some cars of the stock: those that fit a query, or those you name.',
  },
  carousel: { label: 'Carousel', group: 'Opening', help: 'Large pictures or films, one at a time.' },
  chart: {
    label: 'Curve',
    group: 'Tables and figures',
    help: 'A curve through measured points, with a table for those who do not see it.',
  },
  'contact-line': {
    label: 'Contact line',
    group: 'Words',
    help: 'A telephone number or an address as a headline, with opening hours and the way there.',
  },
  countdown: {
    label: 'Countdown',
    group: 'Words',
    help: 'Days, hours, minutes and seconds until something begins or ends.',
  },
  'dealer-page': {
    label: 'Dealer page',
    group: 'Places',
    help: 'The dealership whose name stands in the address. Belongs on the wildcard page under the list of dealerships.',
  },
  faq: {
    label: 'Questions and answers',
    group: 'Words',
    help: 'Questions that open, beside a heading and a telephone number.',
  },
  'figure-table': {
    label: 'Table of figures',
    group: 'Tables and figures',
    help: 'A table whose bars repeat the figures.',
  },
  figures: { label: 'Figures', group: 'Tables and figures', help: 'A row of figures and what they count.' },
  'file-list': {
    label: 'Files to download',
    group: 'Cards and rows',
    help: 'Documents with their type and size.',
  },
  hero: { label: 'Hero', group: 'Opening', help: 'A large picture with the first words of the page.' },
  image: { label: 'Picture', group: 'Pictures and films', help: 'One picture with a caption.' },
  'image-cards': {
    label: 'Picture cards',
    group: 'Pictures and films',
    help: 'Pictures with a title and a few words, each leading on.',
  },
  'link-rows': {
    label: 'Rows',
    group: 'Cards and rows',
    help: 'Rows between hairlines: places with a figure, a price list, open positions.',
  },
  'marketing-form': {
    label: 'Marketing form',
    group: 'Forms',
    help: 'A form of the marketing-automation provider, in the page or behind a button at the bottom right.',
  },
  'menu-card': {
    label: 'Menu card',
    group: 'Cards and rows',
    help: 'Dishes and prices on a printed card; if wanted, one plate opens the page above it.',
  },
  'model-cards': {
    label: 'Car models',
    group: 'Cars',
    help: 'Models of a make, each with up to four figures.',
  },
  'place-list': {
    label: 'Places',
    group: 'Places',
    help: 'Stores or workshops as a list, with or without a map.',
  },
  'price-table': {
    label: 'Price table',
    group: 'Tables and figures',
    help: 'Prices in rows and columns; the recommended column stands on ink.',
  },
  'publish-info': {
    label: 'Publish info',
    group: 'Stories',
    help: 'Who wrote the story and when it was published.',
  },
  'recently-viewed': {
    label: 'Recently viewed cars',
    group: 'Cars',
    help: 'The cars a visitor looked at last, in a row. Nothing is shown to those who have looked at none.',
  },
  'rich-text': { label: 'Text', group: 'Words', help: 'A heading and running text.' },
  'saved-cars': {
    label: 'Saved cars',
    group: 'Cars',
    help: 'The cars a visitor pressed the heart on. The heart in the header leads to the first page that has this block.',
  },
  'sell-panel': {
    label: 'Sell panel',
    group: 'Words',
    help: 'The loud panel: what to do with the car you have.',
  },
  'site-selection': {
    label: 'Chosen dealerships',
    group: 'Places',
    help: 'Up to four dealerships as cards.',
  },
  'social-share': {
    label: 'Share the page',
    group: 'Layout',
    help: 'Links that share the page the block stands on.',
  },
  spacer: { label: 'Space', group: 'Layout', help: 'Empty space between two blocks.' },
  'stage-hero': {
    label: 'Stage',
    group: 'Opening',
    help: 'A cut-out car on a coloured stage, with the ways into the site at its foot.',
  },
  steps: { label: 'Steps', group: 'Words', help: 'How something goes, in numbered steps.' },
  'stories-list': {
    label: 'Stories list',
    group: 'Stories',
    help: 'All stories below this page, newest first, with tags to choose from.',
  },
  'stories-teaser': {
    label: 'Stories teaser',
    group: 'Stories',
    help: 'The three latest stories and a way to all of them.',
  },
  'story-article': {
    label: 'Story',
    group: 'Stories',
    help: 'Title, preamble, picture, author and date of the story, then its text.',
  },
  'story-navigation': {
    label: 'Story navigation',
    group: 'Stories',
    help: 'Back to all stories, and to the ones before and after.',
  },
  'text-with-image': {
    label: 'Text with picture',
    group: 'Words',
    help: 'A large picture and a short text beside it.',
  },
  video: { label: 'Film', group: 'Pictures and films', help: 'A film from the media library.' },
  'video-embed': {
    label: 'YouTube film',
    group: 'Pictures and films',
    help: 'A film on YouTube behind a poster; nothing is fetched before the visitor agrees.',
  },
};
