const MEGABYTE = 1024 * 1024;

const MAX_UPLOAD_MEGABYTES = 20;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * MEGABYTE;
export const MAX_PICTURE_SIDE_PIXELS = 12_000;

/** What may be uploaded, told before and after. */
export const uploadTexts = {
  en: {
    limits: `Pictures (JPEG, PNG, WebP, AVIF, SVG), films (MP4, WebM) and PDF up to ${MAX_UPLOAD_MEGABYTES} MB; pictures up to ${MAX_PICTURE_SIDE_PIXELS} pixels a side.`,
    tooLarge: `The file is larger than ${MAX_UPLOAD_MEGABYTES} MB. Save it smaller and try again.`,
    tooManyPixels: (width: number, height: number) =>
      `The picture has ${width} × ${height} pixels; at most ${MAX_PICTURE_SIDE_PIXELS} a side can be used. Save it smaller and try again.`,
    broken:
      'The picture cannot be read to its end: it is broken or was cut off on the way. Upload it again from the original.',
    empty: 'The file is empty. Choose another one.',
  },
  sv: {
    limits: `Bilder (JPEG, PNG, WebP, AVIF, SVG), filmer (MP4, WebM) och PDF upp till ${MAX_UPLOAD_MEGABYTES} MB; bilder upp till ${MAX_PICTURE_SIDE_PIXELS} bildpunkter per sida.`,
    tooLarge: `Filen är större än ${MAX_UPLOAD_MEGABYTES} MB. Spara den mindre och försök igen.`,
    tooManyPixels: (width: number, height: number) =>
      `Bilden har ${width} × ${height} bildpunkter; högst ${MAX_PICTURE_SIDE_PIXELS} per sida kan användas. Spara den mindre och försök igen.`,
    broken:
      'Bilden går inte att läsa till slutet: den är trasig eller kapades på vägen. Ladda upp den igen från originalet.',
    empty: 'Filen är tom. Välj en annan.',
  },
};

/** The body is cut off before the language of the person is known. */
export const uploadLimits = {
  limits: { fileSize: MAX_UPLOAD_BYTES },
  abortOnLimit: true,
  responseOnLimit: `${uploadTexts.en.tooLarge} ${uploadTexts.sv.tooLarge}`,
};
