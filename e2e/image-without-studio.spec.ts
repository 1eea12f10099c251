import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { isUnused, servingPackages } from '../scripts/container/unused-files.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { sendRequest } from './send-request.ts';

test('the sites are served from what an image without the studio keeps of the packages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-serving-'));
  const port = await freePort();
  const app = join(folder, 'app');
  for (const place of servingPackages(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
    if (existsSync(place)) copyPackage(place, join(app, place));
  cpSync('dist', join(app, 'dist'), { recursive: true });
  for (const file of ['package.json', 'src/shared/platform/version.ts']) copyFile(file, join(app, file));
  const data = join(folder, 'data');
  mkdirSync(data);
  const kept = readFileSync('scripts/upgrade/versions/2026-11-19a/forecourt.sqlite.gz');
  writeFileSync(join(data, 'forecourt.sqlite'), gunzipSync(kept));
  const keys = { PREVIEW_SECRET: 'a secret of this image', INVENTORY_API_KEY: 'key-of-this-image' };
  const settings = { DEMO: '0', STUDIO: '0', DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: app,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...keys, ...settings },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  try {
    const site = `http://solvik-se.localhost:${port}`;
    await expect
      .poll(
        () =>
          sendRequest(`${site}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000, message: said },
      )
      .toBe(200);
    for (const path of ['/kop-bil/alla-bilar-i-lager', '/api/docs', '/service-och-verkstad/boka-service'])
      expect((await sendRequest(`${site}${path}`)).status, path).toBe(200);
    expect(said).toBe('');
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
});

function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    // A package within it is used or not by itself.
    filter: (path) => (basename(path) !== 'node_modules' || path === from) && !isUnused(path),
  });
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
