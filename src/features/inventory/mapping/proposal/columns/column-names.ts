export type ColumnNames = {
  /**
   * By field, or part of one. A name of several words stands for the same words in any order; the fewer words of a
   * column a name leaves over, the likelier it is meant.
   */
  fields: Readonly<Record<string, string>>;
  /** Words of a column's name that say nothing: 'Vehicle make', 'car_price_sek', 'ns1:Model'. */
  emptyWords: string;
};
