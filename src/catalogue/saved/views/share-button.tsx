import * as Check from 'lucide-react/icons/check';
import * as Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import type { SaySaved } from '../saved-words.ts';
import { sharedListAddress } from '../shared-list.ts';

type Done = 'copied' | 'by hand' | undefined;

/** On phones the phone's own way to share, elsewhere the link is copied; where neither works it stands there to copy. */
export function ShareButton({ ids, say }: { ids: readonly string[]; say: SaySaved }) {
  const [done, setDone] = useState<Done>();
  const [address, setAddress] = useState('');
  const share = async () => {
    const link = sharedListAddress(location.href, ids);
    setAddress(link);
    setDone(await shareLink(link, document.title));
  };
  return (
    <div className="saved-share">
      <Button
        kind="secondary"
        size="small"
        icon={<IconShape of={done === 'copied' ? Check : Share} size="small" />}
        onClick={() => void share()}
      >
        {say('savedShare')}
      </Button>
      <span role="status" className="text-small">
        {done === 'copied' && say('savedLinkCopied')}
      </span>
      {done === 'by hand' && (
        <input
          readOnly
          value={address}
          aria-label={say('savedLinkHere')}
          className="saved-share__link"
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}

async function shareLink(url: string, title: string): Promise<Done> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    try {
      await navigator.share({ url, title });
      return undefined;
    } catch (problem) {
      // Who closes the phone's sheet has changed their mind.
      if (problem instanceof DOMException && problem.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by hand';
  }
}
