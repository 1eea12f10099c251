type AnyField = { name?: string; type?: string; fields?: readonly AnyField[]; tabs?: readonly AnyField[] };

/** Which tab of a form a field stands on, counted from 0; -1 where it stands beside the tabs. */
export function findTabIndex(fields: readonly AnyField[], name: string): number {
  const tabs = fields.find(({ type }) => type === 'tabs')?.tabs ?? [];
  return tabs.findIndex((tab) => hasField(tab, name));
}

function hasField({ fields = [] }: AnyField, name: string): boolean {
  return fields.some((field) => field.name === name || (!field.name && hasField(field, name)));
}
