/**
 * What the preview tells the studio around it when an editor clicks: where the form should open. `page` stands for
 * the fields of the page itself; without a block, `header` and `footer` are the site's own.
 */
export type EditMessage = {
  type: 'forecourt-edit';
  area: EditArea;
  block: string;
  /** A place in the form, such as `title` or `caption.text`; '' is the block as a whole. */
  field: string;
};

export type EditArea = 'page' | 'header' | 'main' | 'footer';
