import type { DataLayerEvent } from './events.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Pushes an event to the data layer. The layer is filled without consent, too: consent decides whether the tag
 * manager is loaded, not what it finds (ANA-11). Editors are never counted.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (document.documentElement.hasAttribute('data-editing')) return;
  dataLayer().push(event);
}

export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
