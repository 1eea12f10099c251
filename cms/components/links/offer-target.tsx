'use client';

import { useField } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOption } from '../../links/link-options.ts';
import type { LinkTarget } from '../../links/link-target.ts';
import { linkTexts } from './texts.ts';
import { useLinkQuery } from './use-link-query.ts';

/** Below a typed address: when it is that of a page of the site, it can become a link that follows the page. */
export function OfferTarget({ path }: { path: string }) {
  const { value, setValue: setAddress } = useField<string>({ path });
  const { setValue: setTarget } = useField<LinkTarget | null>({ path: path.replace(/(href|url)$/, 'to') });
  const texts = useTexts(linkTexts);
  const mayBeOwn = typeof value === 'string' && /^(\/|https?:\/\/)/.test(value);
  const answer = useLinkQuery<{ option: LinkOption | null }>(mayBeOwn ? 'target' : undefined, {
    href: value ?? '',
  });
  const option = mayBeOwn && answer.state === 'found' ? answer.data.option : null;
  if (!option) return null;
  return (
    <p className="link-target__offer">
      {texts.offer(option.title)}{' '}
      <button
        type="button"
        className="studio-quiet"
        onClick={() => {
          setTarget(option.to);
          setAddress('');
        }}
      >
        {texts.become}
      </button>
    </p>
  );
}
