/** Payload gives every row an `id` of its own; a declared field called `id` has another name in the studio. */
export function studioFieldName(name: string): string {
  return name === 'id' ? 'ownId' : name;
}
