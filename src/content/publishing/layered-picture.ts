import { z } from 'zod';

/**
 * A car photographed or rendered once for every paint: the picture with black paint, and the light that paint adds to
 * it. Manufacturers give such layers to configurators; here they give a picture in any paint without a file for each.
 */
export type LayeredPicture<File = Buffer> = {
  layers: Layers<File>;
  /** Names are lower-case words with dashes: they are part of addresses. */
  paints: Readonly<Record<string, Paint>>;
  /** Light above this is rolled off softly towards white, in the coat and in what is composed. 1: plain sRGB. */
  shoulder: number;
  /** The light that full white of a paint layer stands for. Highlights on metal are brighter than white, which is 1. */
  peak: number;
  /** As a data URI: sixteen pixels in one of the paints, shown while the picture loads. Made here where it is not given. */
  placeholder?: string | undefined;
};

export type Layers<File = Buffer> = {
  /** With black paint: clear coat, glass, wheels and everything around the car. */
  coat: File;
  /** White minus black paint, for a metallic base: sRGB of its light divided by the peak. */
  metallic?: File | undefined;
  /** The same for a base without metal. */
  solid?: File | undefined;
};

/** The colour is in linear light, from 0 to 1. */
export type Paint = { kind: 'solid' | 'metallic' | 'pearl'; colour: readonly [number, number, number] };

export type PaintLayer = Exclude<keyof Layers, 'coat'>;

const paintName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const light = z.number().min(0).max(1);
const paint = z.object({
  kind: z.enum(['solid', 'metallic', 'pearl']),
  colour: z.tuple([light, light, light]),
});

/** What is stored as the original of a layered picture: the layers are files of their own. */
export const layeredPictureFile = z.object({
  layers: z.object({
    coat: z.string().min(1),
    metallic: z.string().min(1).optional(),
    solid: z.string().min(1).optional(),
  }),
  paints: z.record(paintName, paint).refine((paints) => Object.keys(paints).length > 0, 'has no paint'),
  shoulder: z.number().positive().max(1),
  peak: z.number().min(1).max(64),
}) satisfies z.ZodType<LayeredPicture<string>>;

/** How much of each layer a paint takes. Pearl is mica in a base without metal, between the two. */
const sharesOf: Readonly<Record<Paint['kind'], Readonly<Record<PaintLayer, number>>>> = {
  solid: { solid: 1, metallic: 0 },
  metallic: { solid: 0, metallic: 1 },
  pearl: { solid: 0.5, metallic: 0.5 },
};

/** The layers a paint is composed of; a picture with one kind of base shows every paint on that. */
export function paintLayers(
  layers: Layers<unknown>,
  kind: Paint['kind'],
): { layer: PaintLayer; share: number }[] {
  const present = (['metallic', 'solid'] as const).filter((layer) => layers[layer] !== undefined);
  const [only, ...others] = present;
  if (only && others.length === 0) return [{ layer: only, share: 1 }];
  return present.map((layer) => ({ layer, share: sharesOf[kind][layer] })).filter(({ share }) => share > 0);
}

export type PaintedFile = {
  /** The layered picture in the library. */
  file: string;
  paint: string;
  /** The other way round: a car with its wheel on the other side. */
  mirrored: boolean;
};

const MIRRORED = 'mirrored';

/** `3f9c1b2a-ix3-front` in blue is the file `3f9c1b2a-ix3-front~blue`. File names themselves have no tilde. */
export function paintedFileName({ file, paint, mirrored }: PaintedFile): string {
  return [file, paint, ...(mirrored ? [MIRRORED] : [])].join('~');
}

/** Nothing, when the name is that of a file as it was put in. */
export function parsePaintedFileName(name: string): PaintedFile | undefined {
  const [file, paint, mirrored, ...rest] = name.split('~');
  if (!file || !paint || rest.length > 0 || ![undefined, MIRRORED].includes(mirrored)) return undefined;
  return { file, paint, mirrored: mirrored === MIRRORED };
}
