import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { httpSmsGateway } from '../../../shared/messaging/adapters/http-sms-gateway.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../../shared/messaging/delivery-worker.ts';
import type { SmsMessage } from '../../../shared/messaging/sms.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { createLog } from '../../../shared/platform/log.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { codeSmsHandler } from '../access/code-sms.ts';
import { embeddedSignIn } from '../access/embedded-sign-in.ts';
import { signInLimits } from '../access/sign-in-limits.ts';
import { aKey, aKeyRing } from '../testing/a-key-ring.ts';
import { anAgreement } from '../testing/an-agreement.ts';
import { outcomeOf } from '../testing/sign-in-scenario.ts';
import { openSignInStores } from './testing/open-sign-in-stores.ts';

const CODE = '4711';
const client = { address: '198.51.100.7' };
const { secret } = aKey();

for (const { name, fresh } of testDatabases) {
  test(`${name}: TH-25 neither database nor log has a telephone number, code, token, address or key in clear`, async () => {
    const { settings, open } = await fresh();
    const db = await open();
    const { log, lines } = aLog();
    const { signIn, sessions, keys, deliver, gateway } = await aServer(db, log);
    const { encryptedPhoneNumber } = await signIn.search('DCK123', client);
    const { authorizationToken: token } = await signIn.login(encryptedPhoneNumber, client);
    const waiting = await everyValue(db);
    await deliver();
    expect(gateway.messages.map(({ to, text }) => [to, text.includes(CODE)])).toEqual([
      ['+46701740642', true],
    ]);
    await outcomeOf(signIn.validate(token, '0815', client));
    const { vehicles } = await signIn.validate(token, CODE, client);
    const cookie = await sessions.start({ plates: vehicles.map(({ regNo }) => regNo) }, new Date());
    await outcomeOf(signIn.validate(token, CODE, client));
    await outcomeOf(signIn.login(`${encryptedPhoneNumber}x`, client));
    await outcomeOf(signIn.login(encryptedPhoneNumber, client));

    const written = [...waiting, ...(await everyValue(db)), ...lines()];
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter((text) => text.includes('TYRE_SIGN_IN_REFUSED'))).toHaveLength(4);
    const secrets = [
      '701740642',
      '70-174 06',
      token,
      cookie,
      encryptedPhoneNumber,
      client.address,
      ...spellings(secret),
    ];
    const found = secrets.filter((each) => written.some((text) => text.includes(each)));
    expect(found).toEqual([]);
    // Alone, and not as four digits of a time or a hash.
    expect(written.filter((text) => /(?<![\w-])4711(?![\w-])/.test(text))).toEqual([]);
    expect(keys.currentKeyId).toBe('2026');
    if (!settings.databaseUrl) {
      const files = await readFiles(settings.dataDir);
      expect(files.includes('DCK123')).toBe(true);
      expect(
        [...secrets, Buffer.from(secret).toString('latin1')].filter((each) => files.includes(each)),
      ).toEqual([]);
    }
  });
}

async function aServer(db: Database, log: ReturnType<typeof createLog>) {
  const keys = aKeyRing();
  const stores = openSignInStores(db);
  await stores.agreements.replace([anAgreement(keys)]);
  const clock = () => new Date();
  const gateway = await aGateway();
  const signIn = embeddedSignIn({
    ...{ keys, log, ...stores },
    limits: signInLimits,
    now: clock,
    randomInt: () => Number(CODE),
    randomBytes,
    onEnqueued: () => {},
  })({ name: 'solvik-se', language: 'sv' });
  const outbox = kyselyOutbox(db);
  /** With the real worker and gateway, until the outbox is empty. */
  const deliver = async () => {
    const worker = startDeliveryWorker({
      ...{ outbox, log, clock, random: () => 0, makeId: randomUUID },
      handlers: codeSmsHandler({
        ...{ keys, clock, ...stores },
        smsSender: httpSmsGateway({ url: gateway.url, apiKey: '' }),
        findSite: (_, language) => ({ site: aSite(), texts: textsFor(language) }),
      }),
      retryPolicy: { firstDelayMs: 5, maxDelayMs: 50, maxAttempts: 9, timeoutMs: 5000 },
    });
    while ((await outbox.counts()).waiting > 0) await pause(10);
    await worker.stop();
  };
  return { signIn, sessions: stores.sessions, keys, deliver, gateway };
}

/** Refuses the first message and repeats its number in the answer, as gateways do. */
async function aGateway() {
  const messages: SmsMessage[] = [];
  let calls = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const sms: SmsMessage = JSON.parse(text);
    calls += 1;
    if (calls === 1) return response.writeHead(500).end(`cannot send to ${sms.to}: ${sms.text}`);
    messages.push(sms);
    return response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, messages };
}

function aLog() {
  let text = '';
  const destination = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return { log: createLog({ level: 'trace', destination }), lines: () => text.split('\n').filter(Boolean) };
}

async function everyValue(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)),
  );
  return rows.flatMap((each) => each.rows.flatMap((row) => Object.values(row).map(String)));
}

async function readFiles(folder: string): Promise<string> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((file) => readFile(join(folder, file), 'latin1')));
  return contents.join('\n');
}

function spellings(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes);
  return (['base64', 'base64url', 'hex'] as const).map((encoding) => buffer.toString(encoding));
}
