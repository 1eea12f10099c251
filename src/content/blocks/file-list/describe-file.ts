import { extensionOf, type MediaFile } from '../../../shared/platform/media-file.ts';
import { localeOf } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';

/** 'PDF, 37 kB': what it is and what it costs to fetch, in the number format of the language. */
export function describeFile({ type, bytes }: Pick<MediaFile, 'type' | 'bytes'>, language: Language): string {
  return [extensionOf(type)?.toUpperCase(), sizeOf(bytes, language)].filter(Boolean).join(', ');
}

function sizeOf(bytes: number, language: Language): string {
  const large = bytes >= 1_000_000;
  const figure = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: large ? 1 : 0 });
  return large
    ? `${figure.format(bytes / 1_000_000)}\u00a0MB`
    : `${figure.format(Math.max(1, bytes / 1000))}\u00a0kB`;
}

/** The name on the page is the name in the visitor's folder; characters that a file system refuses are left out. */
export function downloadName(name: string, { id, type }: Pick<MediaFile, 'id' | 'type'>): string {
  const plain = (name || id.slice(id.lastIndexOf('/') + 1)).replace(/[\s\\/:*?"<>|]+/g, ' ').trim();
  return `${plain}.${extensionOf(type) ?? 'bin'}`;
}
