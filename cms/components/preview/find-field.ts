const LONGEST_WAIT_MS = 4000;
const LOOK_EVERY_MS = 50;

/** Opens what is folded on the way to a field and puts the cursor into it; what cannot be found leads to its block. */
export async function showField(place: { row: string | undefined; field: string }): Promise<void> {
  const row = place.row ? await appears(() => document.getElementById(rowId(place.row ?? ''))) : undefined;
  if (row) {
    unfold(row);
    bringIntoView(row);
  }
  if (!place.field) return light(row);
  const field = await appears(() => fieldAt(place.field));
  if (!field) return light(row);
  bringIntoView(field);
  light(field);
  // What unfolds still grows for a moment, and would push the field away.
  await pause(350);
  bringIntoView(field);
  firstInput(field)?.focus({ preventScroll: true });
}

/** Only the open tab of a form exists. */
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
function fieldAt(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}__"]`);
  return found?.closest<HTMLElement>('.field-type') ?? found;
}

function unfold(row: Element): void {
  row.querySelector<HTMLElement>(':scope > .collapsible--collapsed > div > .collapsible__toggle')?.click();
}

function firstInput(field: HTMLElement): HTMLElement | null {
  const inputs = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button';
  return field.matches(inputs) ? field : field.querySelector<HTMLElement>(inputs);
}

function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const LIT_MS = 1600;

function light(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.setAttribute('data-led-here', '');
  setTimeout(() => element.removeAttribute('data-led-here'), LIT_MS);
}

/** Tabs and rows are drawn a moment after they were opened. */
async function appears<E>(look: () => E | null): Promise<E | undefined> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    const found = look();
    if (found) return found;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
