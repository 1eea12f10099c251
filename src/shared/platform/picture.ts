/** A picture with its URL, size and alternative text. */
export type Picture = {
  id: string;
  /** Address without the width, such as `/media/3f9c1b2a-coast`. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The point that must stay visible in every crop, in per cent of width and height. */
  focal: { x: number; y: number };
  /** As a data URI: a few pixels, shown while the picture loads, or the whole of a small drawing. */
  placeholder?: string | undefined;
  /** Drawings (SVG) are sent as they are. */
  vector: boolean;
};

const VARIANT_WIDTHS = [320, 640, 1280, 1920];

/** The widths of a picture's variants: those it fills, and the next larger one if it is small. */
export function variantWidths(width: number): number[] {
  const nextAbove = VARIANT_WIDTHS.find((variant) => variant >= width);
  return VARIANT_WIDTHS.filter((variant) => variant <= width || variant === nextAbove);
}

/** For `src` without `srcset`: large enough for a phone, small enough for all. */
export function fallbackWidth(width: number): number {
  return variantWidths(width).findLast((variant) => variant <= 1280) ?? 320;
}
