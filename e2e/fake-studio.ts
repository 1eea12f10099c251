import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublishedDocument } from '../src/content/publishing/published-store.ts';

/** A fake studio process: it has drafts, and a page with a preview in a frame. */
export async function startFakeStudio() {
  let drafts: readonly PublishedDocument[] | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://studio');
    if (pathname === '/admin/api/ready') response.end('{"ready":true}');
    else if (pathname.startsWith('/admin/api/drafts/'))
      response.writeHead(drafts ? 200 : 404).end(JSON.stringify({ documents: drafts }));
    else response.writeHead(200, { 'content-type': 'text/html' }).end(studioPage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** What editors have saved, or nothing. */
    save: (...documents: PublishedDocument[]) => {
      drafts = documents.length > 0 ? documents : undefined;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The preview's address is the fragment; messages of the preview are recorded, as the studio's form receives them. */
const studioPage = `<!doctype html><html lang="en"><title>Studio</title><link rel="icon" href="data:,">
<style>body{margin:0}iframe{width:100%;height:100vh;border:0;display:block}</style>
<iframe title="Preview"></iframe>
<script>
window.received = [];
addEventListener('message', ({ data }) => received.push(data));
document.querySelector('iframe').src = decodeURIComponent(location.hash.slice(1));
window.post = (type) => document.querySelector('iframe').contentWindow.postMessage({ type }, '*');
</script></html>`;
