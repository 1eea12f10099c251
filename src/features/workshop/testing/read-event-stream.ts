import { get, type IncomingHttpHeaders } from 'node:http';

type Stream = {
  status: number;
  headers: IncomingHttpHeaders;
  /** What has been sent until now. */
  text: () => string;
  /** The JSON of every message, whatever its event. */
  messages: () => unknown[];
  ended: Promise<void>;
  leave: () => void;
  pause: () => void;
};

/** Opens an event stream as a browser would, and goes on reading it. */
export function readEventStream(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path, headers }, (response) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', end).on('error', () => {});
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        messages: () =>
          [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as unknown),
        ended,
        leave: () => request.destroy(),
        pause: () => response.pause(),
      });
    });
    request.on('error', reject);
  });
}
