import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { SmsMessage } from '../../../shared/messaging/sms.ts';
import { smsSegments } from '../../../shared/messaging/testing/sms-segments.ts';
import { createKeyRing } from '../../../shared/platform/key-ring.ts';
import { allLanguages, type Language } from '../../../shared/sites/languages.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { codeSmsHandler, TYRE_CODE_SMS } from '../access/code-sms.ts';
import { hashToken } from '../access/one-time-code.ts';
import { aKey } from '../testing/a-key-ring.ts';
import { anAgreement } from '../testing/an-agreement.ts';
import { signInScenario } from '../testing/sign-in-scenario.ts';
import { openSignInStores } from './testing/open-sign-in-stores.ts';

const client = { address: '198.51.100.7' };

for (const { name, fresh } of testDatabases) {
  async function sendCode(language: Language = 'sv', keys = createKeyRing([aKey()])) {
    const db = await (await fresh()).open();
    const stores = openSignInStores(db);
    const opened = signInScenario(stores, { language });
    await stores.agreements.replace([anAgreement(opened.keys)]);
    const { encryptedPhoneNumber } = await opened.signIn.search('DCK123', client);
    const { authorizationToken: token } = await opened.signIn.login(encryptedPhoneNumber, client);
    const outbox = kyselyOutbox(db);
    const messages: SmsMessage[] = [];
    const handle = codeSmsHandler({
      ...{ keys, ...stores },
      smsSender: { send: async (sms) => void messages.push(sms) },
      findSite: (_, language) => ({ site: aSite(), texts: textsFor(language) }),
      clock: opened.now,
    })[TYRE_CODE_SMS];
    const [delivery] = await outbox.list({ limit: 10 });
    if (!delivery) throw new Error('nothing was enqueued');
    const deliver = () => handle(delivery, AbortSignal.timeout(5000));
    return { ...opened, db, delivery, deliver, messages, token, codes: stores.codes };
  }

  test(`${name}: TH-16 TH-25 the owner's telephone gets the code in one SMS that browsers can fill in`, async () => {
    const { deliver, messages, delivery, token } = await sendCode();
    expect(delivery).toMatchObject({ channel: TYRE_CODE_SMS, about: hashToken(token) });
    await deliver();
    expect(messages).toEqual([
      {
        key: delivery.key,
        about: delivery.about,
        from: 'Solvik',
        to: '+46701740642',
        text: 'Din kod till däckhotellet är 4711. Den gäller i 5 minuter. Ge den inte till någon.\n\n@solvik.example #4711',
      },
    ]);
  });

  test(`${name}: once it is sent, the database holds no copy of the code, and it is not sent twice`, async () => {
    const { db, deliver, messages } = await sendCode();
    await deliver();
    await deliver();
    expect(messages).toHaveLength(1);
    expect(await db.selectFrom('tyre_code').select('message').execute()).toEqual([{ message: null }]);
  });

  test(`${name}: a code that was used, replaced or ran out before the gateway came back is not sent`, async () => {
    const used = await sendCode();
    await used.signIn.validate(used.token, '4711', client);
    await used.deliver();
    const late = await sendCode();
    late.wait(5 * 60);
    await late.deliver();
    const replaced = await sendCode();
    replaced.wait(61);
    const { encryptedPhoneNumber } = await replaced.signIn.search('DCK123', client);
    await replaced.signIn.login(encryptedPhoneNumber, client);
    await replaced.deliver();
    expect([...used.messages, ...late.messages, ...replaced.messages]).toEqual([]);
  });

  test(`${name}: a server without the key fails, so that the SMS is tried again`, async () => {
    const { deliver, messages } = await sendCode('sv', createKeyRing([aKey('2030', 3)]));
    await expect(deliver()).rejects.toThrow('a key is missing');
    expect(messages).toEqual([]);
  });

  test(`${name}: codes that have run out are deleted with their deliveries`, async () => {
    const { db, codes, now, wait } = await sendCode();
    expect(await codes.deleteExpired(now())).toBe(0);
    wait(5 * 60);
    expect(await codes.deleteExpired(now())).toBe(1);
    expect(await db.selectFrom('delivery').selectAll().execute()).toEqual([]);
  });
}

test('the text of the SMS is one message in every language', () => {
  const longest = '\n\n@solvik-lastvagnar.example #4711';
  for (const language of allLanguages) {
    const text = textsFor(language)('tyreCodeSms', { code: '4711', minutes: 5 });
    expect(text).toContain('4711');
    expect(smsSegments(text + longest), language).toBe(1);
  }
});
