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
  /** A few pixels as a data URI, shown while the picture loads. */
  placeholder?: string | undefined;
  /** Drawings (SVG) are sent as they are. */
  vector: boolean;
};
