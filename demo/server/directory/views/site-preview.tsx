import { cx } from '../../../../src/shared/ui/class-names.ts';
import { Picture } from '../../../../src/shared/ui/picture.tsx';
import { type DirectoryEntry, nameOf } from '../directory-entry.ts';
import { decorativePicture } from './decorative-picture.ts';

/** A miniature page in the site's own theme. It repeats the card's text, so it is hidden from screen readers. */
export function SitePreview({ entry, wide }: { entry: DirectoryEntry; wide: boolean }) {
  const { look, headline, action, rows } = entry.directory;
  return (
    <div
      className={cx('site-preview', `site-preview--${look}`, wide && 'site-preview--wide')}
      data-theme={entry.theme.name}
      lang={entry.languages[0]}
      aria-hidden="true"
    >
      <PreviewPicture entry={entry} wide={wide} />
      <span className="site-preview__bar">
        <Wordmark entry={entry} />
        <i />
      </span>
      <span className="site-preview__title">{headline || nameOf(entry)}</span>
      {action && rows.length === 0 && (
        <span className="site-preview__button" data-tone={buttonTone(entry)}>
          {action}
        </span>
      )}
      {rows.length > 0 && <PriceRows rows={rows} />}
    </div>
  );
}

/** A photograph fills the page; in every other look the picture is a cut-out on top of it. */
function PreviewPicture({ entry: { directory }, wide }: { entry: DirectoryEntry; wide: boolean }) {
  if (!directory.picture) return null;
  const photograph = directory.look === 'photo' || (wide && directory.look === 'dark');
  return (
    <Picture
      picture={decorativePicture(directory.picture)}
      sizes={wide ? '(width < 68.75rem) 92vw, 40rem' : '(width < 40rem) 92vw, 30vw'}
      className={photograph ? 'site-preview__photo' : 'site-preview__cut-out'}
    />
  );
}

const grounds = {
  photo: 'onDark',
  dark: 'onDark',
  brand: 'onDark',
  stage: 'onLight',
  plain: 'onLight',
  accent: 'onLight',
} as const;

function Wordmark({ entry }: { entry: DirectoryEntry }) {
  const { look, wordmark, headline } = entry.directory;
  const logo = entry.logos?.[grounds[look]];
  if (logo) return <Picture picture={decorativePicture(logo)} sizes="8rem" className="site-preview__logo" />;
  return <span>{wordmark || (headline && nameOf(entry))}</span>;
}

function PriceRows({ rows }: { rows: DirectoryEntry['directory']['rows'] }) {
  return (
    <span className="site-preview__rows">
      {rows.slice(0, 3).map(({ label, value }) => (
        <span key={`${label} ${value}`}>
          <span>{label}</span>
          <span>{value}</span>
        </span>
      ))}
    </span>
  );
}

type ButtonTone = 'brand' | 'light' | 'accent' | 'ink';

/** The tone with enough contrast on the look; dealers and stores have a plain one over their pictures. */
function buttonTone({ directory: { look, section } }: DirectoryEntry): ButtonTone {
  if (look === 'stage' || look === 'plain') return 'brand';
  if (look === 'accent') return 'ink';
  return look === 'dark' || section === 'Other businesses' ? 'accent' : 'light';
}
