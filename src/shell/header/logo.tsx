import type { Picture } from '../../platform/picture.ts';
import { cx } from '../../ui/class-names.ts';
import { usePageStyle } from '../../ui/page-styles.tsx';

interface Props {
  logo: Picture | undefined;
  logoOnDark: Picture | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Set in type where there is no picture. */
  name: string;
  href: string;
  label: string;
  /** The bar begins on a picture, so that the logo for dark grounds is the one seen first. */
  onPicture: boolean;
}

const LOGO_WIDTH_PX = 150;
const LOGO_HEIGHT_PX = 55;

/** The way home. Where there are two logos, the colours of the bar decide which one is seen (header.css). */
export function Logo(props: Props) {
  const { logo, logoOnDark, width = LOGO_WIDTH_PX, height = LOGO_HEIGHT_PX, onPicture, ...link } = props;
  const size = usePageStyle(`--logo-width:${width}px;--logo-height:${height}px`);
  const only = logo ?? logoOnDark;
  const image = { width, height, decoding: 'async' as const };
  // The one that is not seen yet leaves the line to what is.
  const later = { ...image, loading: 'lazy' as const };
  return (
    <a href={link.href} aria-label={link.label} className={cx('site-logo', size)}>
      {logo && logoOnDark ? (
        <>
          <img
            {...(onPicture ? later : image)}
            alt=""
            src={logoSource(logo)}
            className="site-logo__on-light"
          />
          <img
            {...(onPicture ? image : later)}
            alt=""
            src={logoSource(logoOnDark)}
            className="site-logo__on-dark"
          />
        </>
      ) : only ? (
        <img {...image} alt="" src={logoSource(only)} />
      ) : (
        <span className="site-logo__name">{link.name}</span>
      )}
    </a>
  );
}

/** A small drawing lies in the page itself: the first thing that is seen takes no request of its own. */
function logoSource(logo: Picture): string {
  return (logo.vector && logo.placeholder) || logoUrl(logo);
}

/** Drawings as they are; others in the smallest width we keep, which is sharp at twice a logo's size. */
export function logoUrl({ src, vector }: Picture): string {
  return vector ? `${src}/original.svg` : `${src}/320.webp`;
}
