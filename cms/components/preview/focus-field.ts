const TIMEOUT_MS = 4000;
const POLL_MS = 50;

/** Expands the row of a field and focuses it; when the field is not found, its block is highlighted. */
export async function focusField(place: { row: string | undefined; field: string }): Promise<void> {
  const row = place.row ? await waitFor(() => document.getElementById(rowId(place.row ?? ''))) : undefined;
  if (row) {
    expand(row);
    scrollToCenter(row);
  }
  if (!place.field) return highlight(row);
  const field = await waitFor(() => findFieldElement(place.field));
  if (!field) return highlight(row);
  scrollToCenter(field);
  highlight(field);
  // A row that expands still grows, and would move the field out of view.
  await pause(350);
  scrollToCenter(field);
  firstInput(field)?.focus({ preventScroll: true });
}

/** Only the open tab of a form is rendered. */
export function openTab(at: number): void {
  document
    .querySelectorAll<HTMLElement>('.document-fields__main .tabs-field__tab-button, .tabs-field__tab-button')
    [at]?.click();
}

function rowId(path: string): string {
  const [field, at] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)];
  return `${field.replaceAll('.', '-')}-row-${at}`;
}

/** A field by its own id, or by that of the first part of it: pictures and links are several. */
function findFieldElement(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}__"]`);
  return found?.closest<HTMLElement>('.field-type') ?? found;
}

function expand(row: Element): void {
  row.querySelector<HTMLElement>(':scope > .collapsible--collapsed > div > .collapsible__toggle')?.click();
}

function firstInput(field: HTMLElement): HTMLElement | null {
  const inputs = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button';
  return field.matches(inputs) ? field : field.querySelector<HTMLElement>(inputs);
}

function scrollToCenter(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const HIGHLIGHT_MS = 1600;

function highlight(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.setAttribute('data-highlighted', '');
  setTimeout(() => element.removeAttribute('data-highlighted'), HIGHLIGHT_MS);
}

/** Tabs and rows are rendered with a delay after they were opened. */
async function waitFor<E>(look: () => E | null): Promise<E | undefined> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const found = look();
    if (found) return found;
    await pause(POLL_MS);
  }
  return undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
