import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

test('databases that exist have taken these steps, in this order and under these names', () => {
  const released = [
    '001-installation',
    '002-published-documents',
    '003-search-records',
    '004-lead-forms',
    '005-leads-and-deliveries',
    '006-finance-quotes',
    '007-workshop',
    '008-tyre-hotel',
    '009-lead-photos',
    '010-kit-hand-over',
    '011-delivery-receipts',
    '012-price-history',
    '013-leases',
    '014-rate-limits',
    '015-operations',
    '016-feed-owner',
    '017-pending-revisions',
    '019-attempts',
    '020-delivery-message',
    '021-contract-idempotency-key',
    '022-contract-unsubscribe-token',
    '023-contract-kit-checkouts',
    '024-contract-not-found-log',
    '025-record-edits',
    '026-record-changes',
  ];
  expect(migrations.map(({ name }) => name).slice(0, released.length)).toEqual(released);
});

test('modules share one row of numbers: none is given twice, whoever has the step', () => {
  const numbers = migrations.map(({ name }) => /^(\d{3})-[a-z][a-z-]*$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});
