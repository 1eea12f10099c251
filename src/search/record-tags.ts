/** What a cached page notes down when it shows records: the record itself, and its index, which may be read anew as a whole. */
export const recordTags = {
  one: (index: string, id: string) => `record:${index}:${id}`,
  all: (index: string) => `records:${index}`,
};
