/** While the phrase is blank the button is off, and Enter does nothing. */
export function start(form: HTMLElement): void {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  if (!(form instanceof HTMLFormElement) || !field || !button) return;
  // The browser's own refusal would put a bubble over the page.
  form.noValidate = true;
  const update = () => {
    button.disabled = isBlank(field.value);
  };
  field.addEventListener('input', update);
  // Coming back, the browser fills the field in again without a word.
  addEventListener('pageshow', update);
  update();
  form.addEventListener('submit', (event) => {
    if (isBlank(field.value)) event.preventDefault();
  });
}

function isBlank(phrase: string): boolean {
  return phrase.trim() === '';
}
