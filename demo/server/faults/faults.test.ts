import { expect, onTestFinished, test } from 'vitest';
import { aWorkshop } from '../../../src/features/workshop/testing/a-workshop.ts';
import { aServer } from '../../../src/main/testing/a-server.ts';
import { aTyreHotelServer } from '../../../src/main/testing/a-tyre-hotel-server.ts';
import { siteDocument } from '../../../src/main/testing/documents.ts';
import { demoServer } from '../demo-server.ts';

const faults = [
  ['search:error', 'GET', 'authorization/search?regNo=DCK123', 503],
  ['search:empty', 'GET', 'authorization/search?regNo=DCK123', 404],
  ['login:empty', 'POST', 'authorization/login?encryptedPhoneNumber=x', 429],
  ['validate:error', 'POST', 'authorization/validate?authToken=x&otpToken=1234', 503],
  ['review:error', 'POST', 'review/addReview', 503],
] as const;

test('every fault can be switched on by a cookie, in the demo alone', async () => {
  const demo = await aTyreHotelServer({ demoServer });
  const real = await aTyreHotelServer();
  for (const [fault, method, path, status] of faults) {
    const isReview = path.startsWith('review');
    const body = isReview ? { rating: 4, comment: '', date: '2026-11-16T08:00:00.000Z' } : undefined;
    const sent = { cookie: `tyre-hotel-fault=${fault}`, body };
    expect([fault, (await demo.call(method, path, sent)).status]).toEqual([fault, status]);
    expect([fault, (await real.call(method, path, sent)).status]).not.toEqual([fault, status]);
  }
});

test('TH-10 TH-53 a validation whose status is not 0 starts no session', async () => {
  const { call } = await aTyreHotelServer({ demoServer });
  const validated = await call('POST', 'authorization/validate?authToken=x&otpToken=1234', {
    cookie: 'tyre-hotel-fault=validate:lying',
  });
  expect(validated).toMatchObject({ status: 200, json: { status: 1 }, setCookie: undefined });
});

test('faults of the workshop are switched on by a cookie, in the demo only', async () => {
  const documents = [siteDocument('solvik-se', { indices: { sites: 'sites-solvik-se' } })];
  const workshop = { open: () => aWorkshop(), stores: undefined, onChanged: () => {} };
  const demo = await aServer(documents, { demoServer, app: { workshop } });
  const real = await aServer(documents, { app: { workshop } });
  onTestFinished(async () => void (await Promise.all([demo.close(), real.close()])));
  const statusAt = async ({ send }: typeof demo, headers: Record<string, string>) =>
    (await send('solvik-se.localhost', '/api/mechmate/car/ABC123', { headers })).status;
  const headers = { cookie: 'workshop-fault=car:error' };
  expect(await statusAt(demo, headers)).toBe(503);
  expect(await statusAt(demo, {})).toBe(200);
  expect(await statusAt(real, headers)).toBe(200);
});
