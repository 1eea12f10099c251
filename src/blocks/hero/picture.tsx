import { type Picture, variantWidths } from '../../platform/picture.ts';
import { cx } from '../../ui/class-names.ts';
import { usePageStyle } from '../../ui/page-styles.tsx';

interface Props {
  wide: Picture;
  phone: Picture | undefined;
}

/** Fills the hero. Phones get their own crop, never a squeezed one; the first large picture is fetched at once. */
export function HeroPicture({ wide, phone = wide }: Props) {
  const places = usePageStyle(
    `--wide-point:${pointOf(wide)};--phone-point:${pointOf(phone)};--wide-blur:${blurOf(wide)};--phone-blur:${blurOf(phone)}`,
  );
  return (
    <picture className={cx('-z-2 absolute inset-0', places)}>
      {phone !== wide && <Sources of={phone} media="(max-width: 47.99rem)" />}
      <Sources of={wide} />
      <img
        src={`${wide.src}/1280.webp`}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
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

function blurOf({ placeholder }: Picture): string {
  return placeholder ? `url("${placeholder}")` : 'none';
}
