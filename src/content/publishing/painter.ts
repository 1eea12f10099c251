import type { LayerCurves } from './compose-paint.ts';
import type { Paint } from './layered-picture.ts';
import type { VariantFormat } from './media-store.ts';

/** One variant of a layered picture, with all that is needed to make it. */
export type PaintTask = {
  coat: Uint8Array;
  layers: readonly { bytes: Uint8Array; share: number }[];
  colour: Paint['colour'];
  curves: LayerCurves;
  mirrored: boolean;
  width: number;
  format: VariantFormat;
  effort: number;
};

/** Composes pictures in a paint and encodes them. */
export interface Painter {
  paint(task: PaintTask): Promise<Buffer>;
  close(): Promise<void>;
}
