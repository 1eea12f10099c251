import type { Picture } from '../../../shared/platform/picture.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { usePageStyle } from '../../../shared/ui/page-styles.tsx';

interface Props {
  logo: Picture | undefined;
  logoOnDark: Picture | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Shown where there is no logo. */
  name: string;
  href: string;
  label: string;
  /** The header starts over a picture, so that the logo for dark backgrounds is visible first. */
  onPicture: boolean;
}

const LOGO_WIDTH_PX = 150;
const LOGO_HEIGHT_PX = 55;

/** Links to the home page. Of two logos, the colours of the header decide which one is visible (header.css). */
export function Logo(props: Props) {
  const { logo, logoOnDark, width = LOGO_WIDTH_PX, height = LOGO_HEIGHT_PX, onPicture, ...link } = props;
  const size = usePageStyle(`--logo-width:${width}px;--logo-height:${height}px`);
  const only = logo ?? logoOnDark;
  const image = { width, height, decoding: 'async' as const };
  // The logo that is not visible yet loads lazily.
  const lazy = { ...image, loading: 'lazy' as const };
  return (
    <a href={link.href} aria-label={link.label} className={cx('site-logo', size)}>
      {logo && logoOnDark ? (
        <>
          <img
            {...(onPicture ? lazy : image)}
            alt=""
            src={logoSource(logo)}
            className="site-logo__on-light"
          />
          <img
            {...(onPicture ? image : lazy)}
            alt=""
            src={logoSource(logoOnDark)}
            className="site-logo__on-dark"
          />
        </>
      ) : only ? (
        <img {...image} alt="" src={logoSource(only)} />
      ) : (
        <span className="site-logo__name font-display leading-none font-medium tracking-(--track-1)">
          {link.name}
        </span>
      )}
    </a>
  );
}

/** A small SVG is inlined, so that the logo needs no request. */
function logoSource(logo: Picture): string {
  return (logo.vector && logo.placeholder) || logoUrl(logo);
}

/** SVGs as they are; others in the smallest variant, which is sharp at twice a logo's size. */
export function logoUrl({ src, vector }: Picture): string {
  return vector ? `${src}/original.svg` : `${src}/320.webp`;
}
