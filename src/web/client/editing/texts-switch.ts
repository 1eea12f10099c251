import { isTextsMode } from './texts-mode.ts';

/** A button above the page that changes between what stands in blocks and the product's own texts. */
export function addTextsSwitch(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'edit-texts';
  button.setAttribute('aria-pressed', String(isTextsMode()));
  button.textContent = 'Texts';
  button.addEventListener('click', () => {
    const address = new URL(location.href);
    if (isTextsMode()) {
      address.searchParams.delete('texts');
      address.searchParams.delete('text');
    } else address.searchParams.set('texts', '1');
    // Nothing but a reload may leave the page of the preview.
    history.replaceState(history.state, '', address);
    location.reload();
  });
  document.body.append(button);
}
