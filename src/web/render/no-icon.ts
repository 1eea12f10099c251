/** The favicon of a page without one: browsers would request /favicon.ico, which no site has. */
export const NO_ICON = 'data:,';
