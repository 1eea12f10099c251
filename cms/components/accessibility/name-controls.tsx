'use client';

import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { controlNames } from './control-names.ts';

type Names = (typeof controlNames)['en'];

/** Payload leaves buttons, handles and boxes of its forms without names; they get them as they appear. */
export function NameControls({ children }: { children: ReactNode }) {
  const names = useTexts(controlNames);
  useEffect(() => {
    let frame = 0;
    const nameSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        nameAll(names);
      });
    };
    const observer = new MutationObserver(nameSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    nameSoon();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [names]);
  return children;
}

function nameAll(names: Names): void {
  const set = (selector: string, attribute: string, value: string | ((element: Element) => string)) => {
    for (const element of document.querySelectorAll(`${selector}:not([${attribute}])`))
      element.setAttribute(attribute, typeof value === 'string' ? value : value(element));
  };
  set('.collapsible__drag', 'aria-label', names.moveRow);
  set('.popup-button:not(:has(:not(svg, svg *, div:empty, .doc-controls__dots)))', 'aria-label', (button) =>
    nameOfPopup(button, names),
  );
  set('.upload-relationship-details__edit', 'aria-label', (button) => names.openFile(fileOf(button)));
  set('.upload-relationship-details__remove', 'aria-label', (button) => names.leaveOutFile(fileOf(button)));
  set('.toolbar-popup__button[data-button-key]', 'aria-label', (button) => nameOfTool(button, names));
  set('.file-details .copy-to-clipboard', 'aria-label', names.copyAddress);
  set('.file-details__remove', 'aria-label', names.removeFile);
  // Hidden from assistive technology, so the keyboard must not reach them either; the box itself opens the list.
  set('.dropdown-indicator[aria-hidden="true"]', 'tabindex', '-1');
  for (const cross of document.querySelectorAll('.clear-indicator[aria-hidden]')) {
    cross.removeAttribute('aria-hidden');
    cross.setAttribute('role', 'button');
    cross.setAttribute('aria-label', names.clear);
  }
  set(':is(.rs__input, .ContentEditable__root):not([aria-labelledby])', 'aria-label', nameOfField);
  set('#live-preview-iframe', 'title', names.preview);
  set('.doc-header', 'aria-label', names.document);
  set('.doc-header', 'role', 'region');
  // Its items are links and no list items.
  set('.doc-tabs__tabs', 'aria-label', names.views);
  set('.doc-tabs__tabs', 'role', 'group');
  set(topHeadings, 'aria-level', '2');
}

function fileOf(button: Element): string {
  const details = button.closest('.upload-relationship-details');
  return details?.querySelector('.upload-relationship-details__filename')?.textContent?.trim() ?? '';
}

/** Headings of fields that lie in no other field come right below the name of the document. */
const topHeadings =
  ':is(.blocks-field__heading-with-error, .array-field__header-content, .group-field__header) h3:not(:is(.blocks-field__row, .array-field__row, .group-field__wrap .group-field) h3)';

function nameOfPopup(button: Element, names: Names): string {
  if (button.closest('.clipboard-action__popup')) return names.copyAndPaste;
  if (button.closest('.array-actions')) return names.rowActions;
  if (button.closest('.doc-controls__popup')) return names.documentActions;
  return button.closest('.form-submit') ? names.morePublishing : names.more;
}

function nameOfTool(button: Element, { tools, more }: Names): string {
  return tools[button.getAttribute('data-button-key') ?? ''] ?? (button.textContent?.trim() || more);
}

/** The words of its label, which is no label of the box itself. */
function nameOfField(input: Element): string {
  const label = input.closest('.field-type')?.querySelector('.field-label')?.textContent;
  return label?.replace('*', '').trim() || input.getAttribute('title') || '';
}
