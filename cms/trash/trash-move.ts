type Values = { deletedAt?: unknown } | undefined;

/** What a save does with the trash: a document is moved there, or brought back. Undefined for every other save. */
export function trashMove(data: Values, originalDoc: Values): 'trash' | 'restore' | undefined {
  if (!data || !('deletedAt' in data)) return undefined;
  const [was, becomes] = [Boolean(originalDoc?.deletedAt), Boolean(data.deletedAt)];
  if (was === becomes) return undefined;
  return becomes ? 'trash' : 'restore';
}
