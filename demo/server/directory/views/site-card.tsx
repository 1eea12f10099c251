import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { cx } from '../../../../src/shared/ui/class-names.ts';
import { IconShape } from '../../../../src/shared/ui/icon-shape.tsx';
import { type DirectoryEntry, hostOf, nameOf } from '../directory-entry.ts';
import { LanguageTags } from './language-tags.tsx';
import { SitePreview } from './site-preview.tsx';

interface Props {
  entry: DirectoryEntry;
  wide: boolean;
  /** One of four in a row; on a phone two are side by side, with less text. */
  small: boolean;
}

export function SiteCard({ entry, wide, small }: Props) {
  const { summary } = entry.directory;
  return (
    <li
      className={cx(
        'site-card',
        small && 'site-card--small',
        wide && 'site-card--wide',
        !entry.open && 'site-card--closed',
      )}
    >
      <SitePreview entry={entry} wide={wide} />
      <div className="pt-4">
        <div
          className={cx('flex items-baseline justify-between gap-x-3 gap-y-1', small && 'max-sm:flex-wrap')}
        >
          <h3 className="min-w-0 text-subtitle font-heading tracking-[-0.015em] wrap-break-word">
            <a href={entry.address} className="site-card__link">
              {nameOf(entry)}
              <IconShape of={ArrowUpRight} size="small" className="site-card__arrow" />
            </a>
          </h3>
          <LanguageTags entry={entry} />
        </div>
        {!entry.open && <p className="mt-1 text-small font-medium text-danger">Closed for the moment</p>}
        {summary && <p className={cx('mt-1 text-ink-muted', small && 'max-sm:text-small')}>{summary}</p>}
        <p
          className={cx(
            'mt-2 text-small text-ink-faint tabular-nums wrap-anywhere',
            small && !wide && 'max-sm:hidden',
          )}
        >
          {hostOf(entry.address)}
        </p>
      </div>
    </li>
  );
}
