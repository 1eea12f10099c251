/** Requests that outlive their page may hold 64 kB together, headers apart. */
const KEEPALIVE_MAX_BYTES = 60_000;

/** How to send what outlives the page; what is too long for that is sent all the same, and stays in the browser besides. */
export function outlivingRequest(body: string): RequestInit {
  const bytes = new TextEncoder().encode(body).byteLength;
  return { body, keepalive: bytes <= KEEPALIVE_MAX_BYTES };
}

/**
 * Calls when the page is about to go or is out of sight: before it asks for the next one (which is to hold the last words),
 * and when it goes without that, as on phones. Returns how to end it.
 */
export function onLeavingPage(flush: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('beforeunload', flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('beforeunload', flush);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
