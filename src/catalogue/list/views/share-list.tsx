import * as Share from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { shareLink } from '../../../ui/share-link.ts';
import { useListContext } from './list-context.ts';

const SAID_FOR_MS = 2500;

/** Shares the list's URL: the Web Share API on phones, else a copied link. */
export function ShareList({ title }: { title: string }) {
  const { list, texts, addressOf } = useListContext();
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
    <div className="with-script relative text-small">
      <button type="button" onClick={share} className="list-share">
        <IconShape of={Share} size="small" />
        <span className="list-share__text">{texts('listShare')}</span>
      </button>
      <span role="status" className="list-shared">
        {copied && texts('linkCopied')}
      </span>
    </div>
  );
}
