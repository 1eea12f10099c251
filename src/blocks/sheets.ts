/** Stylesheets that are built beside the one of all pages, by their paths in the house: what only some pages show. */
export const sheets = [
  'src/blocks/car-list/sheet.css',
  'src/blocks/car-page/sheet.css',
  'src/catalogue/saved/saved.css',
  'src/catalogue/views/car-row.css',
  'src/leads/views/forms.css',
  'src/sites/views/directory.css',
] as const;

export type Sheet = (typeof sheets)[number];
