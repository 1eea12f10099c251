import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { PdfDocument } from '../demo/pdf-document.ts';
import { pdfDocuments } from '../demo/pdf-documents.ts';
import { chromiumFlags } from '../e2e/chromium-flags.ts';
import { chromiumPath } from '../e2e/find-chromium.ts';

/** Prints the demo's documents as PDF, in the group's design. */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'demo/media/files');
const logo = readFileSync(join(root, 'demo/media/logos/solvik.svg'), 'utf8');
const font = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const page = await browser.newPage();
for (const [name, paper] of Object.entries(pdfDocuments)) {
  await page.setContent(toHtml(paper));
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: join(folder, `${name}.pdf`), format: 'A4', printBackground: true, tagged: true });
}
await browser.close();

function toHtml({ language = 'sv', title, lead, parts, foot }: PdfDocument): string {
  return `<!doctype html><html lang="${language}"><title>${title}</title><style>
    @font-face { font-family: Solvik; src: url(data:font/woff2;base64,${font}); font-weight: 400 700; }
    @page { margin: 22mm 24mm 18mm; }
    body { margin: 0; color: #10201d; font: 400 11pt/1.5 Solvik; }
    svg { width: 30mm; height: auto; margin-bottom: 13mm; }
    h1 { margin: 0 0 4mm; font-size: 27pt; font-weight: 400; line-height: 1.08; letter-spacing: -0.025em; }
    p { max-width: 120mm; margin: 0; color: #3c4b47; font-size: 12.5pt; }
    h2 { margin: 9mm 0 2mm; font-size: 14pt; font-weight: 400; letter-spacing: -0.01em; }
    ul, dl { margin: 0; padding: 0; list-style: none; border-top: 0.3mm solid #10201d; }
    li, dl div { display: flex; justify-content: space-between; padding: 2.2mm 0; border-bottom: 0.2mm solid #cfd3cf; }
    dd { margin: 0; font-variant-numeric: tabular-nums; }
    footer { margin-top: 9mm; color: #56635f; font-size: 8.5pt; }
    </style><body>${logo}<h1>${title}</h1><p>${lead}</p>${parts.map(toSection).join('')}<footer>${foot}</footer>`;
}

function toSection({ heading, rows, points }: PdfDocument['parts'][number]): string {
  const list = points?.map((point) => `<li>${point}</li>`).join('');
  const table = rows?.map(([what, value]) => `<div><dt>${what}</dt><dd>${value}</dd></div>`).join('');
  return `<h2>${heading}</h2>${list ? `<ul>${list}</ul>` : `<dl>${table}</dl>`}`;
}
