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
}

const LOGO_WIDTH_PX = 150;
const LOGO_HEIGHT_PX = 55;

/** The way home. Where there are two logos, the colours of the bar decide which one is seen (header.css). */
export function Logo({ logo, logoOnDark, width = LOGO_WIDTH_PX, height = LOGO_HEIGHT_PX, ...link }: Props) {
  const size = usePageStyle(`--logo-width:${width}px;--logo-height:${height}px`);
  const only = logo ?? logoOnDark;
  const image = { width, height, decoding: 'async' as const };
  return (
    <a href={link.href} aria-label={link.label} className={cx('site-logo', size)}>
      {logo && logoOnDark ? (
        <>
          <img {...image} alt="" src={addressOfLogo(logo)} className="site-logo__on-light" />
          <img {...image} alt="" src={addressOfLogo(logoOnDark)} className="site-logo__on-dark" />
        </>
      ) : only ? (
        <img {...image} alt="" src={addressOfLogo(only)} />
      ) : (
        <span className="site-logo__name">{link.name}</span>
      )}
    </a>
  );
}

/** Drawings as they are; others in the smallest width we keep, which is sharp at twice a logo's size. */
export function addressOfLogo({ src, vector }: Picture): string {
  return vector ? `${src}/original.svg` : `${src}/320.webp`;
}
