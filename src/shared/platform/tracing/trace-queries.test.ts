import { expect, test } from 'vitest';
import { summaryOf } from './trace-queries.ts';

test.each([
  ['select "key" from "delivery" where "state" = ?', 'select', 'delivery'],
  ['insert into "lead" ("id") values (?)', 'insert', 'lead'],
  ['update "delivery" set "state" = $1', 'update', 'delivery'],
  ['delete from "usage_limit" where "key" = ?', 'delete', 'usage_limit'],
  ['begin', 'begin', ''],
  ['pragma journal_mode', 'query', ''],
])('%s', (sql, verb, table) => expect(summaryOf(sql)).toEqual({ verb, table }));
