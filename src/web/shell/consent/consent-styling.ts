/** Our button styles on the library's banner. It is not modal, so its focus trap and `aria-modal` are removed. */
export function styleBanner(banner: HTMLElement): void {
  addClasses(banner, {
    '.cm__btn': 'button button--primary',
    '.cm__btn--secondary': 'button--ghost',
  });
  for (const choose of banner.querySelectorAll('.cm__btn--secondary'))
    choose.classList.remove('button--primary');
  banner.removeAttribute('aria-modal');
  // The library would move the focus here, out of a field that the visitor may be typing in.
  banner.firstElementChild?.removeAttribute('tabindex');
  banner.addEventListener('keydown', (event) => {
    // Further out the library turns Tab round at the last button.
    if (event.key === 'Tab') event.stopPropagation();
  });
  const root = document.documentElement;
  new ResizeObserver(() => root.style.setProperty('--consent-height', `${banner.offsetHeight}px`)).observe(
    banner,
  );
}

/** Our buttons and boxes in the library's settings; the explanation of a category is always visible under its box. */
export function styleSettings(settings: HTMLElement): void {
  addClasses(settings, {
    '.pm__close-btn': 'icon-button icon-button--bare',
    '.pm__btn': 'button',
    '.pm__btn[data-role="save"]': 'button--primary',
    '.pm__btn:not([data-role="save"])': 'button--secondary',
    '.section__toggle-wrapper': 'check',
    '.section__toggle': 'check__control',
    '.toggle__label': 'check__text',
  });
  for (const part of settings.querySelectorAll('.pm__section--toggle')) expandCategory(part);
}

function expandCategory(part: Element): void {
  for (const fold of part.querySelectorAll('.pm__section-title, .pm__section-arrow, .toggle__icon'))
    fold.remove();
  const meaning = part.querySelector('.pm__section-desc-wrapper');
  meaning?.removeAttribute('aria-hidden');
  if (meaning) part.querySelector('input')?.setAttribute('aria-describedby', meaning.id);
}

function addClasses(root: Element, looks: Readonly<Record<string, string>>): void {
  for (const [selector, classes] of Object.entries(looks)) {
    for (const element of root.querySelectorAll(selector)) element.classList.add(...classes.split(' '));
  }
}
