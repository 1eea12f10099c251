import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { exportPage } from './export-page.ts';

test('the page says in the language of the person what is kept and until when, and nothing in it is a tag', () => {
  const page = exportPage(
    {
      madeAt: '2026-11-19T12:00:00.000Z',
      person: { email: 'anna@example.se', name: '' },
      records: [
        {
          ...{ kind: 'lead', id: 'l1', site: 'solvik-fi', receivedAt: '2026-05-01T12:00:00.000Z' },
          retention: { setting: 'LEADS_KEEP_DAYS', days: 365 },
          content: {
            message: '<script>alert(1)</script>\nHei',
            firstName: 'Anna',
            empty: '',
            none: {},
            ok: true,
          },
          files: [{ name: '"a".jpg', type: 'image/jpeg', base64: 'AA==' }],
        },
      ],
    },
    'fi',
    textsFor('fi'),
  );
  expect(page).toContain('<h1>Sinusta tallennetut tiedot</h1>');
  expect(page).toContain('Yhteydenotto, 1. toukokuuta 2026');
  expect(page).toContain('Poistetaan 365 päivän kuluttua');
  expect(page).toContain('<dt>First name</dt><dd>Anna</dd>');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Hei');
  expect(page).not.toMatch(/<script|Empty|None/);
});

test('who is in nothing is told so', () => {
  const nothing = { madeAt: '2026-11-19T12:00:00.000Z', person: { email: 'a@example.se' }, records: [] };
  expect(exportPage(nothing, 'en', textsFor('en'))).toContain('We hold nothing about you.');
});
