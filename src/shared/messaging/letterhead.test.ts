import { expect, test } from 'vitest';
import { contrastRatio } from '../ui/testing/contrast-ratio.ts';
import { mailColours } from '../ui/themes/mail-colours.ts';
import { forecourt } from '../ui/themes/theme.ts';
import type { Letterhead } from './letterhead.ts';
import { letterheadMailer } from './letterhead-mailer.ts';
import type { FinishedMail, MailMessage } from './mail.ts';
import { mailHeading } from './mail-parts.ts';

const written: MailMessage = {
  key: 'booking-1.confirmed',
  about: 'booking-1',
  from: { address: 'no-reply@solvik.example' },
  to: { address: 'ebba@example.com' },
  subject: 'Bokat & klart',
  text: 'Hej\n',
  html: mailHeading('Bokat', mailColours(forecourt)),
  site: 'solvik-se',
  language: 'sv',
  attachments: [{ name: 'visit.ics', type: 'text/calendar', content: 'BEGIN' }],
};

async function sent(mail: MailMessage, more: Partial<Letterhead> = {}) {
  const mails: FinishedMail[] = [];
  const transport = { send: async (finished: FinishedMail) => void mails.push(finished) };
  const mailer = letterheadMailer(transport, async (site, language) => ({
    siteName: `Solvik & Söner ${site} ${language}`,
    homeUrl: 'https://solvik.example/',
    theme: forecourt,
    contact: { address: 'Kajgatan 2', phone: '010-550 01 28', email: 'hej@solvik.example' },
    logo: { bytes: Buffer.from('png'), width: 120, height: 30, ground: '#0c4a40' },
    ...more,
  }));
  await mailer.send(mail);
  const [finished] = mails;
  if (!finished) throw new Error('nothing was sent');
  return finished;
}

test('a mail carries the logo of its site as a picture of its own, in the colours of the theme', async () => {
  const { html = '', attachments } = await sent(written);
  expect(html).toContain('<img src="cid:site-logo" width="120" height="30" alt="Solvik &amp; Söner');
  expect(attachments?.map(({ name, contentId }) => [name, contentId])).toEqual([
    ['visit.ics', undefined],
    ['logo.png', 'site-logo'],
  ]);
  expect(html).toContain(`border-bottom:4px solid ${forecourt.colours.accent}`);
  expect(html).toMatch(/^<!doctype html>\n<html lang="sv">/);
  expect(html).toContain('<title>Bokat &amp; klart</title>');
});

test('a mail ends with who sent it, its address and telephone, as HTML and as text', async () => {
  const { html, text } = await sent(written);
  expect(html).toContain('Kajgatan 2');
  expect(html).toContain('<a href="tel:0105500128"');
  expect(text).toBe(
    'Hej\n\nSolvik & Söner solvik-se sv\nKajgatan 2\n010-550 01 28\nhej@solvik.example\nhttps://solvik.example/\n',
  );
});

test('without a logo its name is in the band; without an address nothing stands in its place', async () => {
  const { html = '', attachments } = await sent(
    { ...written, attachments: undefined },
    { logo: undefined, contact: { address: '', phone: '', email: '' } },
  );
  expect(html).not.toMatch(/<img|<br><\/p>|tel:/);
  expect(html).toMatch(/>Solvik &amp; Söner solvik-se sv<\/a>/);
  expect(attachments).toBeUndefined();
});

test('a mail without HTML is sent as it is', async () => {
  const { html: _, ...plain } = written;
  expect((await sent({ ...plain, html: undefined })).text).toBe('Hej\n');
});

test.each([forecourt])('$name: every text of a mail has a contrast of 4.5 to 1', (theme) => {
  const { paper, sheet, tint, ink, muted, brand, onBrand } = mailColours(theme);
  const pairs = [
    ...[ink, muted, brand].flatMap((text) => [sheet, tint].map((ground) => contrastRatio(text, ground))),
    contrastRatio(muted, paper),
    contrastRatio(onBrand, brand),
  ];
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
});
