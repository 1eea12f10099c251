/** The connection is opened again by the browser, so that a server that stops never waits long for one. */
const OPEN_MS = 25_000;
const RETRY_MS = 500;

type Watch = {
  /** What is true now; sent again whenever it changes. */
  current: () => unknown;
  onChange: (listener: () => void) => () => void;
  onEnd: () => void;
  signal: AbortSignal | undefined;
};

/** A stream of server-sent events, each with the whole of what is true then. */
export function presenceStream({ current, onChange, onEnd, signal }: Watch): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let last = '';
      const send = () => {
        const next = JSON.stringify(current());
        if (next === last) return;
        last = next;
        controller.enqueue(encoder.encode(`data: ${next}\n\n`));
      };
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
      send();
      const stopListening = onChange(send);
      const timer = setTimeout(() => end(), OPEN_MS);
      timer.unref();
      let isOver = false;
      end = () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        stopListening();
        onEnd();
        try {
          controller.close();
        } catch {
          // The reader has gone already.
        }
      };
      signal?.addEventListener('abort', () => end());
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Neither kept nor compressed, which would hold the events back; nor collected by nginx.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
