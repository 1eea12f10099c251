import { fitTo, HOW_HIGH, isFrom, messagesUntilGone } from './form-messages.ts';

/** Gives the frame its form's height, and tells the house when the form has been sent. */
export function start(element: HTMLElement): void {
  const frame = element as HTMLIFrameElement;
  const { form: formId = '', origin, src } = frame.dataset;

  messagesUntilGone(frame, (event) => {
    if (event.source !== frame.contentWindow || !isFrom(event, origin)) return;
    fitTo(event, frame, formId);
    if (isSent(event.data, formId)) void tellHouse(formId);
  });

  if (!origin) frame.contentWindow?.postMessage(HOW_HIGH, location.origin);

  const ask = frame.previousElementSibling?.querySelector('[data-show-form]');
  ask?.addEventListener('click', () => {
    frame.previousElementSibling?.remove();
    frame.hidden = false;
    if (src) frame.src = src;
  });
}

/** Form builders announce it as an object, some as its JSON. */
function isSent(data: unknown, formId: string): boolean {
  const told = typeof data === 'string' ? parsed(data) : data;
  const { action, formID } = (told ?? {}) as { action?: unknown; formID?: unknown };
  return action === 'submission-completed' && String(formID) === formId;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server reads what was sent and writes it into its log; a failure is in its log, too. */
async function tellHouse(formId: string): Promise<void> {
  await fetch('/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId }),
  }).catch(() => {});
}
