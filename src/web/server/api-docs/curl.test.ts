import { expect, test } from 'vitest';
import type { ApiExample, ApiOperation } from '../../../shared/platform/api-operation.ts';
import { curlCommand } from './curl.ts';

test('a body is sent as JSON with short lists in one line, and a quote in it survives the shell', () => {
  const body = { keyphrase: "d'Arc", fields: ['car_id', 'slug'] };
  expect(command('post', '/api/search', { body })).toBe(
    [
      'curl http://localhost:3000/api/search \\',
      '  -H "content-type: application/json" \\',
      "  -d '{",
      String.raw`    "keyphrase": "d'\''Arc",`,
      '    "fields": [ "car_id", "slug" ]',
      "  }'",
    ].join('\n'),
  );
});

test('a key is referenced by its variable, and a gzipped feed is compressed in the command', () => {
  const example = {
    path: { index: 'cars-solvik-se' },
    header: { 'content-encoding': 'gzip' },
    file: { name: 'stock.csv', type: 'text/csv' },
  };
  expect(command('put', '/api/inventory/{index}', example, { key: 'inventoryKey' })).toBe(
    [
      'gzip -c stock.csv | curl -X PUT http://localhost:3000/api/inventory/cars-solvik-se \\',
      '  -H "x-api-key: $INVENTORY_API_KEY" \\',
      '  -H "content-type: text/csv" \\',
      '  -H "content-encoding: gzip" \\',
      '  --data-binary @-',
    ].join('\n'),
  );
});

test('the site is the host, and a query is encoded', () => {
  const example = { site: 'solvik-se', query: { path: '/om oss' } };
  expect(command('get', '/content-api/page', example)).toBe(
    'curl "http://solvik-se.localhost:3000/content-api/page?path=%2Fom+oss"',
  );
});

function command(
  method: string,
  path: string,
  example: Omit<ApiExample, 'title'>,
  more: Partial<ApiOperation> = {},
) {
  const operation: ApiOperation = {
    id: 'x',
    tag: 'Search',
    summary: '',
    description: '',
    responses: {},
    examples: [],
    ...more,
  };
  return curlCommand({ method, path, operation }, { title: '', ...example });
}
