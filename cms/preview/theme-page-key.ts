/** Under it a person's choice of the page is kept on which themes are shown while they are edited. */
export const THEME_PAGE = 'theme-preview-page';
