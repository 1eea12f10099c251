import { expect, test } from 'vitest';
import { answerOutage, noticeOutage } from './database-outage.ts';

const refused = () => Response.json({ errors: [{ message: 'You are not allowed.' }] }, { status: 403 });
const request = new Request('http://localhost/admin/api/pages');

test('who could not be looked up because the database is away is told to come back, not refused', async () => {
  const route = answerOutage(async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await noticeOutage(Promise.reject(away)).catch(() => undefined);
    return refused();
  });
  const response = await route(request);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test('who may not is refused, also after another failure', async () => {
  const route = answerOutage(async () => {
    await noticeOutage(Promise.reject(new Error('no such column'))).catch(() => undefined);
    return refused();
  });
  expect((await route(request)).status).toBe(403);
});

test('what is answered in spite of an outage stays as it is', async () => {
  const route = answerOutage(async () => {
    await noticeOutage(Promise.reject(Object.assign(new Error('away'), { code: 'ECONNRESET' }))).catch(
      () => {},
    );
    return Response.json({ docs: [] });
  });
  expect((await route(request)).status).toBe(200);
});
