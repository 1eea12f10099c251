import { createHmac } from 'node:crypto';
import { isLanguage, type Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Receiver } from './receiver.ts';

export type NamedFeed = { receiver: string; language: Language };

/** `meta-automotive.sv.csv` */
export function feedFileName({ name, format }: Receiver, language: Language): string {
  return `${name}.${language}.${format.extension}`;
}

export function parseFeedFileName(file: string): (NamedFeed & { extension: string }) | undefined {
  const [receiver, language, extension, ...more] = file.split('.');
  if (!receiver || !language || !extension || more.length > 0 || !isLanguage(language)) return undefined;
  return { receiver, language, extension };
}

/** Whoever has the address may read this feed, and no other. */
export function feedToken(
  secret: string,
  { name }: Pick<Site, 'name'>,
  { receiver, language }: NamedFeed,
): string {
  const said = `outgoing feed ${name} ${receiver} ${language}`;
  return createHmac('sha256', secret).update(said).digest('base64url');
}

export function feedAddress(
  site: Site,
  receiver: Receiver,
  language: Language,
  secret: string | undefined,
): string {
  const address = `${site.url}/api/feeds/${feedFileName(receiver, language)}`;
  if (secret === undefined) return address;
  return `${address}?token=${feedToken(secret, site, { receiver: receiver.name, language })}`;
}
