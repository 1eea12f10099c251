import { fallbackWidth, type Picture, variantWidths } from '../platform/picture.ts';
import { cx } from './class-names.ts';
import { usePageStyle } from './page-styles.tsx';

interface Props {
  wide: Picture;
  phone: Picture | undefined;
  /** The first large picture of a page is fetched at once, one that nobody sees yet when it is needed. */
  fetched?: 'first' | 'late' | undefined;
}

/** Fills its box, behind all else there. Phones get their own crop, never a squeezed one. */
export function CoverPicture({ wide, phone = wide, fetched }: Props) {
  const places = usePageStyle(
    `--wide-point:${pointOf(wide)};--phone-point:${pointOf(phone)};--wide-blur:${blurOf(wide)};--phone-blur:${blurOf(phone)}`,
  );
  return (
    <picture className={cx('-z-2 absolute inset-0', places)}>
      {phone !== wide && <Sources of={phone} media="(max-width: 47.99rem)" />}
      <Sources of={wide} />
      <img
        src={`${wide.src}/${fallbackWidth(wide.width)}.webp`}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority={fetched === 'first' ? 'high' : undefined}
        loading={fetched === 'late' ? 'lazy' : undefined}
        className={cx(
          'size-full bg-cover bg-no-repeat object-cover',
          'bg-(image:--phone-blur) object-(--phone-point) [background-position:var(--phone-point)]',
          'md:bg-(image:--wide-blur) md:object-(--wide-point) md:[background-position:var(--wide-point)]',
        )}
      />
    </picture>
  );
}

function Sources({ of: picture, media }: { of: Picture; media?: string | undefined }) {
  const formats = ['avif', 'webp'] as const;
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={srcSet(picture, format)}
      sizes="100vw"
    />
  ));
}

function srcSet({ src, width }: Picture, format: 'avif' | 'webp'): string {
  const file = (variant: number) => `${src}/${variant}.${format} ${Math.min(variant, width)}w`;
  return variantWidths(width).map(file).join(', ');
}

function pointOf({ focal }: Picture): string {
  return `${focal.x}% ${focal.y}%`;
}

function blurOf({ placeholder, vector }: Picture): string {
  return placeholder && !vector ? `url("${placeholder}")` : 'none';
}
