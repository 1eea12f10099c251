import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KitDetail } from '../kit-detail.ts';
import messages from '../messages/cart/fi.json' with { type: 'json' };
import { CartSummary } from './cart-summary.tsx';
import { KitDialog } from './kit-dialog.tsx';
import { SentCartView } from './sent-cart-view.tsx';

const cart = { language: 'fi', texts: messages } as const;

const kit: KitDetail = {
  kitId: '70001',
  kitCode: 'JS-VOL-1',
  name: 'Jarrusetti, etu',
  description: 'Levyt ja palat samassa laatikossa.',
  retailPrice: 1298.5,
  currency: 'EUR',
  images: ['/media/a.webp', '/media/b.webp'],
  parts: [
    { name: 'Jarrulevy', partNumber: 'JL-1', quantity: 2, unit: 'kpl' },
    { name: 'Rasva', partNumber: undefined, quantity: undefined, unit: undefined },
  ],
  path: '/setit/70001/jarrusetti-etu',
};

test('KIT-07 the dialog shows pictures, description, parts and price, with a button to add', () => {
  const html = renderToStaticMarkup(<KitDialog kit={kit} cart={cart} onClose={() => {}} />);
  const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
  for (const shown of [
    'Koodi JS-VOL-1|Jarrusetti, etu|Levyt ja palat samassa laatikossa.',
    'Setin sisältö |2 osaa',
    'Jarrulevy|JL-1|2 kpl',
    'Rasva|–|1',
    '1\u00a0298,50\u00a0€',
    'Lisää ostoskoriin',
  ])
    expect(text).toContain(shown);
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html).toContain('href="/setit/70001/jarrusetti-etu"');
});

test('a kit with one picture and without parts has neither a row of pictures nor a table', () => {
  const plain = { ...kit, images: ['/media/a.webp'], parts: [] };
  const html = renderToStaticMarkup(<KitDialog kit={plain} cart={cart} onClose={() => {}} />);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('<table');
});

test('KIT-12 the server renders an empty cart, because it knows nobody’s', () => {
  const html = renderToStaticMarkup(<CartSummary cart={cart} />);
  expect(html).toContain('0 tuotetta ostoskorissa');
  expect(html).not.toContain('Lähetä ostoskori');
});

const sent = {
  transactionId: 'T-1',
  token: 'token',
  kits: [{ kitId: '1', name: 'Huoltosetti', retailPrice: 64.5, currency: 'EUR' }],
  total: 64.5,
  shownTotal: 64.5,
  currency: 'EUR',
};

test.each([
  ['accepted', 'Ostoskori on tallennettu'],
  ['retrying', 'ei vastaa juuri nyt'],
  ['delivered', 'Ostoskori on perillä.'],
  ['failed', 'Mainitse tapahtuma T-1'],
] as const)('KIT-14 a cart that is %s says so', (state, expected) => {
  const html = renderToStaticMarkup(<SentCartView sent={{ ...sent, state }} cart={cart} />);
  expect(html).toMatch(new RegExp(`role="status".*${expected}`));
  expect(html).toContain('64,50\u00a0€');
  expect(html).not.toContain('Hinta on muuttunut');
});

test('KIT-14 a price that has changed since the visitor saw it is said', () => {
  const html = renderToStaticMarkup(
    <SentCartView sent={{ ...sent, shownTotal: 60, state: 'delivered' }} cart={cart} />,
  );
  expect(html).toContain('Hinta on muuttunut: oli 60\u00a0€, nyt 64,50\u00a0€.');
});
