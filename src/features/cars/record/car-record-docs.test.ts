import { expect, test } from 'vitest';
import { allFields } from '../../../shared/search/records/derive.ts';
import { carRecord } from './car-record.ts';

const sent = allFields(carRecord).filter(({ uses }) => !uses.includes('internal'));

test.each(sent.map((field) => [field.name, field] as const))(
  'feeds are told what %s is, with an example that is accepted',
  (_, { doc, feed }) => {
    expect(doc?.description).toMatch(/^.{8,}\.$/s);
    expect(feed.safeParse(doc?.example)).toMatchObject({ success: true });
  },
);
