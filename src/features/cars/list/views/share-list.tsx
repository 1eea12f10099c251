import * as Share from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { shareLink } from '../../../../shared/ui/share-link.ts';
import { useCarListTools } from './car-list-tools.ts';

const SAID_FOR_MS = 2500;

/** Shares the list's URL: the Web Share API on phones, else a copied link. */
export function ShareList({ title }: { title: string }) {
  const { list, texts, addressOf } = useCarListTools();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function share() {
    const url = new URL(addressOf({ ...list, pages: 1 }), location.href).href;
    setCopied((await shareLink(url, title)) === 'copied');
  }
  return (
    <div className="list-head__share with-script">
      <button type="button" onClick={share} className="list-share" title={texts('listShare')}>
        <IconShape of={Share} size="small" />
        <span className="sr-only">{texts('listShare')}</span>
      </button>
      <span role="status" className="list-shared">
        {copied && texts('linkCopied')}
      </span>
    </div>
  );
}
