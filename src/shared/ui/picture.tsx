import type { ReactNode } from 'react';
import { fallbackWidth, type Picture as PictureData, variantWidths } from '../platform/picture.ts';
import { cx } from './class-names.ts';
import { usePageStyle } from './page-styles.tsx';

interface Props {
  picture: PictureData;
  /** How wide it is on the page: `(min-width: 64rem) 50vw, 100vw`. */
  sizes: string;
  className?: string | undefined;
  /** The first large picture of a page: fetched at once. */
  priority?: boolean | undefined;
  /** `cover` and `contain` fill the parent's box; without one the picture keeps its own shape. */
  fit?: 'cover' | 'contain' | undefined;
  /** What is drawn over it. */
  children?: ReactNode;
}

/** A picture in AVIF and WebP at the widths we keep. `className` dresses the `<img>`. */
export function Picture({ picture, sizes, className, priority, fit, children }: Props) {
  const placed = usePageStyle(placing(picture));
  const plain = picture.vector ? 'original.svg' : `${fallbackWidth(picture.width)}.webp`;
  const image = (
    <img
      {...(!picture.vector && { srcSet: srcSet(picture, 'webp'), sizes })}
      src={`${picture.src}/${plain}`}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cx('picture__image', fit && `picture__image--${fit}`, placed, className)}
    />
  );
  if (picture.vector) return image;
  return (
    <>
      <picture className="picture">
        <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
        {image}
      </picture>
      {children}
    </>
  );
}

function srcSet({ src, width }: PictureData, format: 'avif' | 'webp'): string {
  // Pictures are never enlarged, so the last file of a small one is as wide as the original.
  const file = (variant: number) => `${src}/${variant}.${format} ${Math.min(variant, width)}w`;
  return variantWidths(width).map(file).join(', ');
}

function placing({ focal, placeholder, vector }: PictureData): string {
  const point = `${focal.x}% ${focal.y}%`;
  const position = focal.x === 50 && focal.y === 50 ? '' : `object-position:${point}`;
  const blur = placeholder && !vector ? `background:url("${placeholder}") ${point}/cover no-repeat` : '';
  return [position, blur].filter(Boolean).join(';');
}
