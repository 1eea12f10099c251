import { HEIGHT_REQUEST } from './form-messages.ts';

/** Inside a frame: sends the form's height and its submission to the parent page. */
export function start(page: HTMLElement): void {
  if (parent === window) return;
  const { form = '', provider, sent } = page.dataset;
  const send = (message: unknown) => parent.postMessage(message, location.origin);
  const sendHeight = () => send(`setHeight:${Math.ceil(page.getBoundingClientRect().height)}:${form}`);
  new ResizeObserver(sendHeight).observe(page);
  // The parent may have started listening only after the form was loaded.
  addEventListener('message', (event) => {
    if (event.source === parent && event.data === HEIGHT_REQUEST) sendHeight();
  });
  if (sent === undefined) return;
  send(
    provider === 'marketing'
      ? { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: form }
      : { action: 'submission-completed', formID: form },
  );
}
