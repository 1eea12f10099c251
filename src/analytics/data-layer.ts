import type { DataLayerEvent } from './events.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Tells what happened to whoever listens. The layer is filled whether or not anybody may: consent decides whether
 * the tag manager comes, not what it finds (ANA-11). Editors are never counted.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (document.documentElement.hasAttribute('data-editing')) return;
  dataLayer().push(event);
}

export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
