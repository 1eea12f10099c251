import { expect, test } from 'vitest';
import { checkoutDestination } from './kits.ts';

const kitCheckout = { url: 'https://dms.example/carts', secret: 'a secret of sixteen signs' };

test('carts go to the operator’s system, in the demo to this server, and else nowhere', () => {
  const port = 3000;
  expect(checkoutDestination({ kitCheckout, demo: true, port })).toEqual({
    ...kitCheckout,
    isEmbedded: false,
  });
  expect(checkoutDestination({ kitCheckout: undefined, demo: false, port })).toBeUndefined();
  const embedded = checkoutDestination({ kitCheckout: undefined, demo: true, port });
  expect(embedded).toMatchObject({ url: 'http://127.0.0.1:3000/outbox/kits', isEmbedded: true });
  expect(embedded?.secret).not.toBe(
    checkoutDestination({ kitCheckout: undefined, demo: true, port })?.secret,
  );
});
