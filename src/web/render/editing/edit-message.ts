/**
 * What the preview sends to the studio when an editor clicks: where the form should open. `page` means
 * the fields of the page itself; without a block, `header` and `footer` are the site's own.
 */
export type EditMessage = {
  type: 'forecourt-edit';
  area: EditArea;
  block: string;
  /** A path in the form, such as `title` or `caption.text`; '' is the block as a whole. */
  field: string;
};

export type EditArea = 'page' | 'header' | 'main' | 'footer';

/** What the preview sends when an editor points at a text of the product: the keys that it is made of. */
export type TextMessage = { type: 'forecourt-text'; keys: readonly string[]; language: string };
