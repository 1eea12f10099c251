import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type SlowProxy = { addressOf: (address: string) => string; close: () => void };

/** Passes everything on to the server; a page comes in two parts, the second one some time after the first. */
export async function startSlowProxy(delayMs: number, cut: (html: Buffer) => number): Promise<SlowProxy> {
  const target = Number(process.env['FORECOURT_PORT']);
  const proxy = createServer((incoming, outgoing) => {
    const host = `${incoming.headers.host?.split(':')[0]}:${target}`;
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const { url: path, method } = incoming;
    const sent = request({ host: '127.0.0.1', port: target, path, method, headers }, async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      const body = Buffer.concat(await answer.toArray());
      if (!rest['content-type']?.startsWith('text/html')) return outgoing.end(body);
      outgoing.write(body.subarray(0, cut(body)));
      await setTimeout(delayMs);
      return outgoing.end(body.subarray(cut(body)));
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const addressOf = (address: string) => Object.assign(new URL(address), { port: String(port) }).href;
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { addressOf, close };
}
