/** Messages are believed only from the provider's origin; without one the provider is the house itself (LEAD-06). */
export function isFromOrigin(event: MessageEvent, origin: string | undefined): boolean {
  return event.origin === (origin ?? location.origin);
}

/** Forms tell how high they are as `setHeight:{pixels}:{form id}`. */
export function fitFrameHeight(event: MessageEvent, frame: HTMLIFrameElement | null, formId: string): void {
  const [, pixels, id] = /^setHeight:(\d{1,5}):([A-Za-z0-9-]+)$/.exec(String(event.data)) ?? [];
  if (!frame || id !== formId || event.source !== frame.contentWindow) return;
  frame.style.height = `${pixels}px`;
}

export function onMessageWhileConnected(element: HTMLElement, hear: (event: MessageEvent) => void): void {
  addEventListener('message', (event) => {
    if (element.isConnected) hear(event);
  });
}

/** Asks a form of the house for its height. */
export const HEIGHT_REQUEST = 'howHigh';
