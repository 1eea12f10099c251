'use client';

import { Button } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { securityTexts } from './texts.ts';

/** The codes are shown once, until somebody says that they are saved. */
export function RecoveryCodeList({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const texts = useTexts(securityTexts);
  return (
    <div className="account-security__codes">
      <h3>{texts.recoveryTitle}</h3>
      <p>{texts.recoveryHelp}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="button" buttonStyle="primary" onClick={onSaved}>
        {texts.saved}
      </Button>
    </div>
  );
}
