import { MAX_PICTURE_SIDE_PIXELS, MAX_UPLOAD_MEGABYTES } from './upload-limits.ts';

/** Why a file was refused, at the field it was chosen in. */
export const uploadErrorMessages = {
  en: {
    tooLarge: `The file is larger than ${MAX_UPLOAD_MEGABYTES} MB. Save it smaller and try again.`,
    tooManyPixels: (width: number, height: number) =>
      `The picture has ${width} × ${height} pixels; at most ${MAX_PICTURE_SIDE_PIXELS} a side can be used. Save it smaller and try again.`,
    broken:
      'The picture cannot be read to its end: it is broken or was cut off on the way. Upload it again from the original.',
    empty: 'The file is empty. Choose another one.',
    byAddress: 'Files are not fetched from an address. Send the file itself.',
    wrongKind:
      'Files of this kind cannot be used. Choose a picture (JPEG, PNG, WebP, AVIF, SVG), a film (MP4, WebM) or a PDF.',
  },
  sv: {
    tooLarge: `Filen är större än ${MAX_UPLOAD_MEGABYTES} MB. Spara den mindre och försök igen.`,
    tooManyPixels: (width: number, height: number) =>
      `Bilden har ${width} × ${height} bildpunkter; högst ${MAX_PICTURE_SIDE_PIXELS} per sida kan användas. Spara den mindre och försök igen.`,
    broken:
      'Bilden går inte att läsa till slutet: den är trasig eller kapades på vägen. Ladda upp den igen från originalet.',
    empty: 'Filen är tom. Välj en annan.',
    byAddress: 'Filer hämtas inte från en adress. Skicka själva filen.',
    wrongKind:
      'Filer av det här slaget går inte att använda. Välj en bild (JPEG, PNG, WebP, AVIF, SVG), en film (MP4, WebM) eller en PDF.',
  },
};
