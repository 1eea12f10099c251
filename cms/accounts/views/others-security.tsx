'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { postAccount } from './post-account.ts';
import { securityTexts } from './texts.ts';

/** What an administrator does for somebody who has lost the telephone. */
export function OthersSecurity({ id }: { id: number | string }) {
  const texts = useTexts(securityTexts);
  const [message, setMessage] = useState('');

  async function reset(): Promise<void> {
    const answer = await postAccount(`${id}/second-factor/reset`, {});
    setMessage(answer?.ok ? texts.resetDone : (answer?.message ?? texts.failed));
  }

  return (
    <>
      <p>{texts.ofOther}</p>
      <Button type="button" buttonStyle="secondary" onClick={() => void reset()}>
        {texts.reset}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}
