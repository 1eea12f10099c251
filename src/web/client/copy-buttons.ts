import { COPIED_NOTICE_MS, copyableText } from '../shell/footer/copyable-text.ts';

/** Beside every mail and telephone link of the footer, a button that copies what the link holds. */
export function addCopyButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('footer template[data-copy-button]');
  if (!template || !navigator.clipboard) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[href]')) {
    const value = copyableText(link.getAttribute('href') ?? '');
    if (value) link.after(copyButton(template, value));
  }
}

function copyButton(template: HTMLTemplateElement, value: string): DocumentFragment {
  const made = template.content.cloneNode(true) as DocumentFragment;
  const button = made.querySelector('button');
  const done = made.querySelector('[role="status"]');
  if (!button || !done) return made;
  button.ariaLabel = `${button.ariaLabel} ${value}`;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(value);
    clearTimeout(hiding);
    done.textContent = template.dataset['copyButton'] ?? '';
    hiding = setTimeout(() => done.replaceChildren(), COPIED_NOTICE_MS);
  });
  return made;
}
