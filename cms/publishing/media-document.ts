import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import { type Row, toRow } from './to-published.ts';

/** A media file as it is published; nothing before its bytes are stored. */
export function toMediaDocuments(media: Row & { key: string }): PublishedDocument[] {
  const { key, mediaFile: file, type, bytes } = media;
  if (typeof file !== 'string' || file === '') return [];
  const body = typeof type === 'string' && type !== '' ? { file, type, bytes } : pictureBody(media, file);
  return [{ kind: 'media', site: '', language: '', key, body }];
}

function pictureBody({ width, height, vector, placeholder, focalX, focalY, alt }: Row, file: string) {
  const altTexts = toAltTexts(toRow(alt));
  const focal = { x: numberOr(focalX, 50), y: numberOr(focalY, 50) };
  return {
    file,
    width,
    height,
    vector: vector === true,
    ...(typeof placeholder === 'string' && placeholder !== '' && { placeholder }),
    ...((focal.x !== 50 || focal.y !== 50) && { focal }),
    ...(Object.keys(altTexts).length > 0 && { alt: altTexts }),
  };
}

function toAltTexts(alt: Row): Row {
  return Object.fromEntries(
    allLanguages.flatMap((language) => (alt[language] ? [[language, alt[language]]] : [])),
  );
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
