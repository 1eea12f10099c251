'use client';

import { useTexts } from '../../i18n/use-texts.ts';
import type { Enrolment } from '../totp.ts';
import { securityTexts } from './texts.ts';

/** What an authenticator app is told, as a picture and as text. */
export function EnrolmentSteps({ enrolment: { svg, secret } }: { enrolment: Enrolment }) {
  const texts = useTexts(securityTexts);
  return (
    <div className="account-security__enrolment">
      <p>{texts.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={texts.qrCode}
        width={200}
        height={200}
      />
      <p>
        {texts.orType} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  );
}
