import type { DeclaredFormProps, FieldView } from '../declared-form-props.ts';

/** What the visitor has entered so far, in the storage of this tab: gone when it is closed. */
type Draft = Readonly<Record<string, readonly string[]>>;

const keyOf = (formName: string) => `form-draft ${formName}`;

export function saveDraft(form: HTMLFormElement, { formName, sections }: DeclaredFormProps): void {
  const entered = new FormData(form);
  const draft = draftedFields(sections).map(({ name }) => [name, entered.getAll(name).map(String)] as const);
  try {
    sessionStorage.setItem(keyOf(formName), JSON.stringify(Object.fromEntries(draft)));
  } catch {}
}

export function removeDraft(formName: string): void {
  try {
    sessionStorage.removeItem(keyOf(formName));
  } catch {}
}

/** Fields that have been filled in meanwhile, by the visitor or the browser, stay as they are. */
export function restoreDraft(form: HTMLFormElement, { formName, sections }: DeclaredFormProps): void {
  const draft = readDraft(formName);
  for (const { name } of draftedFields(sections))
    for (const control of controlsOf(form, name)) restoreControl(control, draft[name] ?? []);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All controls of a field: a choice has one per option. */
export function controlsOf(form: HTMLFormElement, name: string): readonly Control[] {
  return [...form.elements].filter(
    (element): element is Control => element.getAttribute('name') === name && 'value' in element,
  );
}

function restoreControl(control: Control, values: readonly string[]): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    if (values.includes(control.value)) control.checked = true;
  } else if (control.value === '' && values[0]) control.value = values[0];
}

/** Consent is given each time, and what a slot holds belongs to its component. */
function draftedFields(sections: DeclaredFormProps['sections']): readonly FieldView[] {
  return sections.flatMap(({ fields }) => fields).filter(({ kind, consent }) => !consent && kind !== 'slot');
}

function readDraft(formName: string): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(formName)) ?? '{}') as Record<string, unknown>;
    const lists = Object.entries(stored).filter((entry): entry is [string, string[]] =>
      Array.isArray(entry[1]),
    );
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}
