import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

type Respond = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A server of photos on this machine that answers every path as it is told to. It counts what it is asked. */
export async function aPhotoOrigin() {
  const answers = new Map<string, Respond>();
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.once('close', () => {
      open -= 1;
    });
    const respond = answers.get(path);
    if (respond) await respond(response, request);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    asked: (path: string) => requests.filter((request) => request.path === path).length,
    mostOpen: () => mostOpen,
    /** Returns the address. */
    answer: (path: string, respond: Respond) => {
      answers.set(path, respond);
      return url + path;
    },
    /** Returns the address of a file that is sent as it is. */
    file: (path: string, bytes: Buffer, headers: Record<string, string> = {}) => {
      answers.set(path, (response) => void response.writeHead(200, headers).end(bytes));
      return url + path;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A photograph with where and with what it was taken in its metadata. */
export function aPhotograph({ width = 640, height = 480, colour = '#336699', orientation = 1 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'A camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
