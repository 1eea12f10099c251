'use client';

import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOption } from '../../links/link-options.ts';
import type { LinkTarget } from '../../links/link-target.ts';
import { linkTexts } from './texts.ts';
import { useLinkQuery } from './use-link-query.ts';

/** What a link leads to now: its name and the address it has at this moment. */
export function PickedTarget({ target }: { target: LinkTarget }) {
  const texts = useTexts(linkTexts);
  const answer = useLinkQuery<{ option: LinkOption | null }>('target', { to: JSON.stringify(target) });
  const option = answer.state === 'found' ? answer.data.option : undefined;
  return (
    <p className="link-target__picked" aria-live="polite">
      <span className="link-target__kind">{texts.kinds[target.kind]}</span>
      {answer.state === 'loading' && <span>{texts.loading}</span>}
      {option && <strong>{option.title}</strong>}
      {option?.address && <code>{option.address}</code>}
      {option && !option.address && <span data-state="draft">{texts.notPublic}</span>}
      {option === null && <span data-state="changed">{texts.gone}</span>}
    </p>
  );
}
