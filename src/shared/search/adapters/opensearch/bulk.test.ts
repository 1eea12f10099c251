import { expect, test } from 'vitest';
import { writeInBulk } from './bulk.ts';

test('many or large records are sent in several requests', async () => {
  const { client, sent } = aCluster();
  await writeInBulk(
    client,
    'cars',
    Array.from({ length: 2500 }, (_, n) => [{ delete: { _id: String(n) } }]),
  );
  expect(sent.map((lines) => lines.trim().split('\n').length)).toEqual([1000, 1000, 500]);
  sent.length = 0;
  const large = { text: 'x'.repeat(3_000_000) };
  await writeInBulk(
    client,
    'cars',
    [1, 2, 3].map((_id) => [{ index: { _id } }, large]),
  );
  expect(sent).toHaveLength(2);
});

test('a cluster that has too much to write is given time', async () => {
  const busy = { items: [{ index: { status: 429, error: { reason: 'rejected execution' } } }] };
  const { client, sent } = aCluster([busy]);
  await writeInBulk(client, 'cars', [[{ index: { _id: '1' } }, {}]]);
  expect(sent).toHaveLength(2);
});

test('a refused record fails the write, one that is already deleted does not', async () => {
  const gone = { items: [{ delete: { status: 404 } }] };
  await writeInBulk(aCluster([gone]).client, 'cars', [[{ delete: { _id: '1' } }]]);
  const refused = { items: [{ index: { status: 404, error: { reason: '[cars] is not an alias' } } }] };
  const write = writeInBulk(aCluster([refused]).client, 'cars', [[{ index: { _id: '1' } }, {}]]);
  await expect(write).rejects.toThrow('OpenSearch refused a record: [cars] is not an alias');
});

test('a source that fails in the middle fails the write, after what is under way', async () => {
  const { client, sent } = aCluster();
  const write = writeInBulk(client, 'cars', failingAfter(1500));
  await expect(write).rejects.toThrow('the database is gone');
  expect(sent).toHaveLength(1);
});

async function* failingAfter(count: number) {
  for (let n = 0; n < count; n += 1) yield [{ delete: { _id: String(n) } }];
  throw new Error('the database is gone');
}

function aCluster(answers: object[] = []) {
  const sent: string[] = [];
  const send = async <T>(_method: string, _path: string, body?: object | string) => {
    sent.push(String(body));
    return (answers.shift() ?? { items: [] }) as T;
  };
  return { client: { send }, sent };
}
