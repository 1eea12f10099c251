/** Payload gives every row an `id` of its own; a field that a room calls `id` has another name in the studio. */
export function studioFieldName(name: string): string {
  return name === 'id' ? 'ownId' : name;
}
