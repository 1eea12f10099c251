import * as Check from 'lucide-react/icons/check';
import * as Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { type ShareOutcome, shareLink } from '../../../../shared/ui/share-link.ts';
import type { SavedTexts } from '../saved-texts.ts';
import { sharedListUrl } from '../shared-list.ts';

/** Where the browser can neither share nor copy, the link is shown in a field. */
export function ShareButton({ ids, texts }: { ids: readonly string[]; texts: SavedTexts }) {
  const [done, setDone] = useState<ShareOutcome>();
  const [address, setAddress] = useState('');
  const share = async () => {
    const link = sharedListUrl(location.href, ids);
    setAddress(link);
    setDone(await shareLink(link, document.title));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [&>[role='status']]:text-brand-ink md:[&>[role='status']]:-order-1">
      <Button
        kind="secondary"
        size="small"
        icon={<IconShape of={done === 'copied' ? Check : Share} size="small" />}
        onClick={() => void share()}
      >
        {texts('savedShare')}
      </Button>
      <span role="status" className="text-small">
        {done === 'copied' && texts('savedLinkCopied')}
      </span>
      {done === 'by hand' && (
        <input
          readOnly
          value={address}
          aria-label={texts('savedLinkHere')}
          className="min-h-11 flex-[1_1_100%] rounded-field border border-line-field bg-surface px-3.5 text-size-small"
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
