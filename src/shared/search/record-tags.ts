/** Cache tags of pages that show records: one per record, and one per index for rebuilds. */
export const recordTags = {
  one: (index: string, id: string) => `record:${index}:${id}`,
  all: (index: string) => `records:${index}`,
};
