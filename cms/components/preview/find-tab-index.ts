type AnyField = { name?: string; type?: string; fields?: readonly AnyField[]; tabs?: readonly AnyField[] };

/** The index of the tab that holds a field; -1 when the field is outside the tabs. */
export function findTabIndex(fields: readonly AnyField[], name: string): number {
  const tabs = fields.find(({ type }) => type === 'tabs')?.tabs ?? [];
  return tabs.findIndex((tab) => hasField(tab, name));
}

function hasField({ fields = [] }: AnyField, name: string): boolean {
  return fields.some((field) => field.name === name || (!field.name && hasField(field, name)));
}
