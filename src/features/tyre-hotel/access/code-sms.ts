import type { ChannelHandler } from '../../../shared/messaging/delivery-worker.ts';
import type { SmsSender } from '../../../shared/messaging/sms.ts';
import { smsSenderName, toGsmText } from '../../../shared/messaging/sms-text.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { AgreementStore } from '../agreement-store.ts';
import { decryptCodeMessage } from './code-message.ts';
import { CODE_MINUTES } from './code-rules.ts';
import type { CodeStore } from './code-store.ts';
import { decryptPhone } from './owner-phone.ts';

export const TYRE_CODE_SMS = 'tyre-code-sms';

export type CodeSmsDeps = {
  keys: KeyRing;
  agreements: Pick<AgreementStore, 'findOwner'>;
  codes: Pick<CodeStore, 'message' | 'messageSent'>;
  smsSender: SmsSender;
  findSite: (name: string, language: Language) => { site: Site; texts: Texts } | undefined;
  clock: Clock;
};

/** Number and code are decrypted only here, for the SMS itself. A code that has run out meanwhile is not sent. */
export function codeSmsHandler(deps: CodeSmsDeps): Record<typeof TYRE_CODE_SMS, ChannelHandler> {
  const { keys, agreements, codes, smsSender, findSite, clock } = deps;
  return {
    [TYRE_CODE_SMS]: async ({ key, about: tokenHash }) => {
      const stored = await codes.message(tokenHash, clock());
      if (!stored) return;
      const message = decryptCodeMessage(keys, stored.message, tokenHash);
      if (!message) throw new Error('the code cannot be decrypted: a key is missing');
      const owner = await agreements.findOwner(stored.plate, message.site);
      if (!owner) return;
      const to = decryptPhone(keys, owner);
      if (!to) throw new Error('the telephone number cannot be decrypted: a key is missing');
      const found = findSite(message.site, message.language);
      if (!found) throw new Error(`there is no site ${message.site}`);
      const { site, texts } = found;
      const text = texts('tyreCodeSms', { code: message.code, minutes: CODE_MINUTES });
      // The last line lets browsers fill the code in, on this site only (WebOTP).
      const origin = `@${new URL(site.url).hostname} #${message.code}`;
      await smsSender.send({
        key,
        about: tokenHash,
        from: smsSenderName(site.displayName),
        to,
        text: toGsmText(`${text}\n\n${origin}`),
      });
      await codes.messageSent(tokenHash);
    },
  };
}
