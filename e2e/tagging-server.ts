import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An entry of the data layer as the container found it: commands as arrays, events as they are. */
export type DataLayerEntry = unknown[] | Record<string, unknown>;

/**
 * A fake of the operator's tagging server. Its container sets a cookie as an analytics tag would, and reports the
 * data layer as it was when the container started.
 */
export async function startTaggingServer() {
  const requested: string[] = [];
  const layers: DataLayerEntry[][] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => {
        layers.push(JSON.parse(body) as DataLayerEntry[]);
        response.writeHead(204).end();
      });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(container);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://tags.localhost:${port}`,
    requested,
    layers,
    reset: () => {
      requested.length = 0;
      layers.length = 0;
    },
    close: () => server.close(),
  };
}

const container = `
  const commands = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry;
  document.cookie = '_ga_STANDIN=1; path=/';
  fetch(new URL('collect', document.currentScript.src), {
    method: 'POST', mode: 'no-cors', body: JSON.stringify(window.dataLayer.map(commands)),
  });
`;
