import { HEIGHT_REQUEST } from './form-messages.ts';

/** Inside a frame: tells the page around it how high the form is, and when it has been sent. */
export function start(page: HTMLElement): void {
  if (parent === window) return;
  const { form = '', provider, sent } = page.dataset;
  const tell = (message: unknown) => parent.postMessage(message, location.origin);
  const tellHeight = () => tell(`setHeight:${Math.ceil(page.getBoundingClientRect().height)}:${form}`);
  new ResizeObserver(tellHeight).observe(page);
  // The page around may have begun to listen only after the form was there.
  addEventListener('message', (event) => {
    if (event.source === parent && event.data === HEIGHT_REQUEST) tellHeight();
  });
  if (sent === undefined) return;
  tell(
    provider === 'marketing'
      ? { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: form }
      : { action: 'submission-completed', formID: form },
  );
}
