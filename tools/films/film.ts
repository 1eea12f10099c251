/** A short film made of pictures. Pictures are named by their path in demo/media, without the ending. */
export type Film = {
  name: string;
  width: number;
  height: number;
  framesPerS: number;
  /** The part of the clips' time that is shown. */
  fromS: number;
  lengthS: number;
  bitsPerS: number;
  clips: readonly Clip[];
  /** With the sound of water. */
  sea?: boolean;
};

/** Shown from `startS` on, over the clips before it; it fades in. */
export type Clip = { startS: number; lengthS: number; fadeInS: number } & (Pan | Turn);

/** From one part of a picture to another; x and y as shares of the space around the crop. */
type Pan = { kind: 'pan'; picture: string; zoom: number; from: Point; to: Point };
type Point = readonly [x: number, y: number];

/** Cut-outs one after the other on a plain ground, moved up by some pixels. */
type Turn = {
  kind: 'turn';
  pictures: readonly string[];
  picturesPerS: number;
  ground: string;
  moveUpPx: number;
};
