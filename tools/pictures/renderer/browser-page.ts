import { createServer, type IncomingMessage, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumPath } from '../../../e2e/find-chromium.ts';
import type { RenderedImage } from './image-files.ts';

const LAUNCH =
  '--no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader';

export type RendererPage = { page: Page; close: () => Promise<void> };

/** Opens the renderer in a headless browser; images come back over a local port. */
export async function openRendererPage(
  port: number,
  take: (print: RenderedImage) => void,
): Promise<RendererPage> {
  const script = await bundle();
  const server = await listen(port, script, take);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: LAUNCH.split(' '),
  });
  browser.on('disconnected', () => console.error('  The browser has left.'));
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text().slice(0, 2000));
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction('window.studio');
  return {
    page,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./page-entry.ts', import.meta.url));
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return built.outputFiles[0]?.text ?? '';
}

function listen(port: number, script: string, take: (print: RenderedImage) => void): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio');
    if (pathname === '/picture') {
      const pixels = await readBody(request);
      take({
        name: searchParams.get('name') ?? '',
        width: Number(searchParams.get('width')),
        height: Number(searchParams.get('height')),
        pixels,
      });
      response.end();
    } else if (pathname === '/studio.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
    } else {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><script type="module" src="/studio.js"></script>');
    }
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
