/** A picture as a page shows it: where its bytes lie, how large it is, and what it says to those who do not see it. */
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

/** The widths a picture is kept in: those it fills, and one more that holds it whole if it is small. */
export function variantWidths(width: number): number[] {
  const nextAbove = VARIANT_WIDTHS.find((variant) => variant >= width);
  return VARIANT_WIDTHS.filter((variant) => variant <= width || variant === nextAbove);
}

/** For those who take only one file: large enough for a phone, small enough for all. */
export function fallbackWidth(width: number): number {
  return variantWidths(width).findLast((variant) => variant <= 1280) ?? 320;
}
