import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { startDemoServer } from './demo-server.ts';
import { sendRequest } from './send-request.ts';

/** A disk of its own, small enough to be filled; only root may make one, and only Linux knows this kind. */
function makeSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const chunk = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeFileSync(filler, chunk, { flag: 'a' });
      } catch {
        // Full.
      }
    },
    free: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('a full disk: pages are shown, forms are refused with 503 until there is room, and health says so', async () => {
  test.skip(
    process.platform !== 'linux' || process.getuid?.() !== 0,
    'Only root on Linux can make a small disk.',
  );
  test.setTimeout(240_000);
  const disk = makeSmallDisk(600);
  const port = await freePort();
  const server = await startDemoServer(port, { DATA_DIR: disk.folder });
  const address = (path: string) => `http://solvik-se.localhost:${port}${path}`;
  try {
    const list = await sendRequest(address('/kop-bil/alla-bilar-i-lager'));
    const [, carId = ''] = /data-car="([^"]+)"/.exec(list.text) ?? [];
    const sendLead = () =>
      sendRequest(address('/api/forms/comhub'), 'POST', {
        json: {
          formName: 'solvik-seCarContactForm',
          formSubmissionId: randomUUID(),
          values: { car: { car_id: carId }, name: 'Ebba', phone: '070 174 06 05', email: 'ebba@example.com' },
        },
      });
    const healthOf = async () =>
      JSON.parse((await sendRequest(address('/healthz'))).text) as { status: string };
    expect((await sendLead()).status).toBe(202);
    expect(await healthOf()).toMatchObject({ status: 'ok', parts: { disk: { status: 'ok' } } });

    disk.fill();
    await expect.poll(async () => (await sendLead()).status, { timeout: 60_000 }).not.toBe(202);
    const refused = await sendLead();
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    expect((await sendRequest(address('/kop-bil/alla-bilar-i-lager'))).status).toBe(200);
    await expect
      .poll(healthOf)
      .toMatchObject({ status: 'degraded', parts: { disk: { status: 'degraded' } } });

    disk.free();
    await expect.poll(async () => (await sendLead()).status).toBe(202);
    await expect.poll(healthOf).toMatchObject({ status: 'ok' });
  } finally {
    await server.close();
    disk.remove();
  }
});
