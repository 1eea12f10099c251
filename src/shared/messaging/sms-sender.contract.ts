import { expect, test } from 'vitest';
import type { SmsMessage, SmsSender } from './sms.ts';

const sms: SmsMessage = {
  key: 'SB-1.0.booking-sms',
  about: 'SB-1',
  from: 'Solvik',
  to: '+46701234567',
  text: 'Välkommen på onsdag kl. 07.30.\nSolvik Örebro',
};

/** Every SMS sender passes this contract. `sent` gives what telephones, or readers of the outbox, see. */
export function smsSenderContract(
  name: string,
  open: () => Promise<{
    sender: SmsSender;
    sent: () => Promise<readonly Pick<SmsMessage, 'from' | 'to' | 'text'>[]>;
  }>,
): void {
  test(`${name}: a message arrives with its sender, number and text`, async () => {
    const { sender, sent } = await open();
    await sender.send(sms);
    expect(await sent()).toMatchObject([{ from: sms.from, to: sms.to, text: sms.text }]);
  });

  test(`${name}: the same key twice is one message`, async () => {
    const { sender, sent } = await open();
    await Promise.all([sender.send(sms), sender.send(sms)]);
    await sender.send({ ...sms, key: 'SB-1.1.booking-sms', text: 'Ny tid' });
    expect((await sent()).map(({ text }) => text).sort()).toEqual(['Ny tid', sms.text]);
  });
}
