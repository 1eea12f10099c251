import type { ReactNode } from 'react';
import { absoluteUrl } from '../../../shared/sites/site.ts';
import { fillWildcards } from '../../../shared/sites/wildcard.ts';
import { CopyLink } from '../../../shared/ui/copy-link.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields as declared } from './fields.ts';

export const block = { fields: declared, view: SocialShare } satisfies Block<typeof declared>;

const every = ['Facebook', 'LinkedIn', 'X', 'E-mail', 'Copy link'] as const;
const icons = { Facebook: 'facebook', LinkedIn: 'linkedin', X: 'x-network', 'E-mail': 'mail' } as const;

function SocialShare({ fields, page }: BlockProps<typeof declared>) {
  const { texts, site, language } = page;
  const url = absoluteUrl(site, language, fillWildcards(page.path, page.wildcards));
  const chosen = fields.networks.map(({ network }) => network);
  const ways = chosen.length > 0 ? new Set(chosen) : every;
  return (
    <aside
      aria-label={fields.title || texts('shareHeading')}
      className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-8"
    >
      <p className="text-ink-muted text-small">{fields.title || texts('shareHeading')}</p>
      <ul className="flex flex-wrap gap-2">
        {[...ways].map((way) => (
          <li key={way}>
            {way === 'Copy link' ? (
              <CopyLink
                url={url}
                label={texts('copyLink')}
                share={texts('detailShare')}
                done={texts('linkCopied')}
              />
            ) : (
              <Share
                href={networks[way](url)}
                label={way === 'E-mail' ? texts('shareByMail') : texts('shareOn', { network: way })}
                mail={way === 'E-mail'}
              >
                <Icon name={icons[way]} />
              </Share>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}

type ShareProps = { href: string; label: string; mail: boolean; children: ReactNode };

function Share({ href, label, mail, children }: ShareProps) {
  const elsewhere = mail ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} aria-label={label} title={label} className="icon-button" {...elsewhere}>
      {children}
    </a>
  );
}

/** Where a page can be shared by a plain link, without anybody's script on our pages. */
const networks = {
  Facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  LinkedIn: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  X: (url: string) => `https://x.com/intent/post?url=${encodeURIComponent(url)}`,
  'E-mail': (url: string) => `mailto:?body=${encodeURIComponent(url)}`,
} as const;
