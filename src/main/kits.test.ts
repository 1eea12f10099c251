import { expect, test } from 'vitest';
import { handOverDestination } from './kits.ts';

const kitHandOver = { url: 'https://dms.example/carts', secret: 'a secret of sixteen signs' };

test('carts go to the operator’s system, in the demo to this server, and else nowhere', () => {
  const port = 3000;
  expect(handOverDestination({ kitHandOver, demo: true, port })).toEqual({
    ...kitHandOver,
    isEmbedded: false,
  });
  expect(handOverDestination({ kitHandOver: undefined, demo: false, port })).toBeUndefined();
  const embedded = handOverDestination({ kitHandOver: undefined, demo: true, port });
  expect(embedded).toMatchObject({ url: 'http://127.0.0.1:3000/outbox/kits', isEmbedded: true });
  expect(embedded?.secret).not.toBe(
    handOverDestination({ kitHandOver: undefined, demo: true, port })?.secret,
  );
});
