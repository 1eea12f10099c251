import { escapeXml } from '../../../shared/platform/escape.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlsetStart = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlsetEnd = '</urlset>\n';

export function urlElement({ address, changedAt, translations }: SitemapEntry): string {
  const links = translations.map(
    (translation) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(translation.language)}" href="${escapeXml(translation.address)}"/>`,
  );
  return `<url><loc>${escapeXml(address)}</loc>${lastmod(changedAt)}${links.join('')}</url>\n`;
}

export function sitemapIndex(files: readonly { address: string; changedAt: string }[]): string {
  const lines = files.map(
    ({ address, changedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changedAt)}</sitemap>`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

function lastmod(changedAt: string): string {
  return changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
}
