/** Messages are accepted only from the provider's origin; without one, from this origin (LEAD-06). */
export function isFromOrigin(event: MessageEvent, origin: string | undefined): boolean {
  return event.origin === (origin ?? location.origin);
}

/** Forms send their height as `setHeight:{pixels}:{form id}`. */
export function fitFrameHeight(event: MessageEvent, frame: HTMLIFrameElement | null, formId: string): void {
  const [, pixels, id] = /^setHeight:(\d{1,5}):([A-Za-z0-9-]+)$/.exec(String(event.data)) ?? [];
  if (!frame || id !== formId || event.source !== frame.contentWindow) return;
  frame.style.height = `${pixels}px`;
}

export function onMessageWhileConnected(
  element: HTMLElement,
  onMessage: (event: MessageEvent) => void,
): void {
  addEventListener('message', (event) => {
    if (element.isConnected) onMessage(event);
  });
}

/** Requests the height of an embedded form. */
export const HEIGHT_REQUEST = 'howHigh';
