export const STORIES_PAGE_SIZE = 4;
export const TEASER_SIZE = 3;
