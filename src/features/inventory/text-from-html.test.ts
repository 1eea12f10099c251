import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRecord, recordKindOf } from './record-kind.ts';
import { textFromHtml } from './text-from-html.ts';

test.each([
  ['Fin bil.', 'Fin bil.'],
  ['Rader\n\nsom de är, 3 < 5 & 7 > 6', 'Rader\n\nsom de är, 3 < 5 & 7 > 6'],
  ['En <b>fin</b> bil med <strong>drag</strong>krok', 'En fin bil med dragkrok'],
  ['Ett<br>Två<br/>Tre<BR />Fyra', 'Ett\nTvå\nTre\nFyra'],
  ['<p>Ett</p>\n<p class="x">Två\n rader</p>', 'Ett\n\nTvå rader'],
  [
    'Ingår:<ul><li>Motorvärmare</li>\n<li>Vinterhjul</li></ul>Välkommen',
    'Ingår:\n• Motorvärmare\n• Vinterhjul\n\nVälkommen',
  ],
  ['Före<script>alert("x")</script>efter<style>p{}</style>', 'Föreefter'],
  ['<script>never closed', ''],
  ['<img src=x onerror=alert(1)>Bil', 'Bil'],
  ['<!-- gömt -->Bil', 'Bil'],
  ['Bl&aring; &amp; gr&#246;n &#x2013; 5&nbsp;000&nbsp;mil &euro;', 'Blå & grön – 5 000 mil €'],
  ['&lt;p&gt;Dubbelt &amp;amp; kodad&lt;/p&gt;', 'Dubbelt & kodad'],
  ['Volvo &okänt; &foo; AT&T', 'Volvo &okänt; &foo; AT&T'],
  ['<table><tr><td>Däck</td><td>Vinter</td></tr></table>', 'Däck Vinter'],
])('%j is read as %j', (html, text) => {
  expect(textFromHtml(html)).toBe(text);
});

test.each(['<script\n', '&lt;script src=x', '<b>x</b>&lt;script '])(
  'a script that was begun in %j does not stay one',
  (html) => {
    expect(textFromHtml(html)).not.toMatch(/<script/i);
  },
);

test('nothing that is read can become an element', () => {
  const parts = fc.constantFrom('<', '>', '/', 'script', 'b', ' ', '&lt;', '&gt;', '&amp;', 'x', '\n', '"');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (some) => {
      expect(textFromHtml(some.join(''))).not.toMatch(/<script[\s>]/i);
    }),
  );
});

test('an import reads texts and lists of texts of a car', () => {
  const checked = checkRecord(recordKindOf('cars', { language: 'sv' }), {
    car_id: '1',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_price: 1,
    car_version: 'D4 &amp; AWD',
    car_description: '<p>Fin <b>bil</b></p>',
    car_equipment: ['Dragkrok &ndash; f&auml;llbar'],
  });
  expect(checked).toMatchObject({
    record: {
      car_version: 'D4 & AWD',
      car_description: 'Fin bil',
      car_equipment: ['Dragkrok – fällbar'],
    },
  });
});
