import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../../content/publishing/built-in-texts.ts';
import { createPageStyles, PageStylesProvider } from '../../../../shared/ui/page-styles.tsx';
import type { CarCardData } from '../card.ts';
import { CarCard } from './car-card.tsx';

const pictures = ['front', 'side', 'rear'].map((name) => ({
  id: name,
  src: `/media/${name}`,
  width: 1280,
  height: 800,
  alt: '',
  focal: { x: 50, y: 50 },
  vector: false,
}));

function markup(more: Partial<CarCardData> = {}) {
  const styles = createPageStyles();
  const card: CarCardData = {
    id: '7',
    href: '/kop-bil/7/volvo',
    name: 'Volvo XC60',
    version: undefined,
    facts: ['2023', 'El'],
    price: {
      title: undefined,
      now: '459 900 kr',
      earlierPrice: undefined,
      list: undefined,
      withoutVat: false,
    },
    monthly: [],
    note: undefined,
    marks: [],
    city: undefined,
    pictures,
    pictureCount: 24,
    ...more,
  };
  const html = renderToStaticMarkup(
    <PageStylesProvider styles={styles}>
      <CarCard card={card} texts={textsFor('sv')} />
    </PageStylesProvider>,
  );
  return { html, css: styles.css() };
}

test('CARD-11 the whole card is one link to the car', () => {
  const { html } = markup();
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a href="/kop-bil/7/volvo" class="card__link">Volvo XC60</a>');
});

test('CARD-04 CARD-14 what can be pressed says which car it is about', () => {
  const { html } = markup();
  expect(html).toContain('data-compare="7" aria-pressed="false" aria-label="Jämför Volvo XC60"');
  expect(html).toContain('data-save="7" aria-pressed="false" aria-label="Spara Volvo XC60"');
  expect(html).toMatch(/data-pictures="7" aria-label="Bilder på Volvo XC60: 24"/);
  expect(html).toMatch(/data-car="7".*data-car-name="".*data-car-price=""/s);
});

test('CARD-01 the blur is a rule of the page’s own stylesheet, never a style attribute', () => {
  const { html, css } = markup({ blur: 'data:image/png;base64,AAAA' });
  expect(html).toMatch(/class="car-card__blur s\w+"/);
  expect(css).toContain('background-image:url("data:image/png;base64,AAAA")');
  expect(html).not.toContain('style=');
});

test('only the first picture is fetched with the card; the others wait for a mouse', () => {
  const { html } = markup();
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('data-more-pictures="/media/side /media/rear"');
});

test('CARD-07 ERR-21 without a picture the words stand on the empty stage, and there is no gallery to open', () => {
  const { html } = markup({ pictures: [], pictureCount: 0 });
  expect(html).toMatch(/<p class="car-card__missing">Bilden är på väg<\/p>/);
  expect(html).not.toContain('data-pictures');
  expect(markup().html).toMatch(/<p class="car-card__missing" hidden="">/);
});

test('CARD-02 CARD-10 the struck price is told in words too, and a price without VAT says so', () => {
  const price = {
    title: undefined,
    now: '367 920 kr',
    earlierPrice: '399 000 kr',
    list: undefined,
    withoutVat: true,
  };
  const { html } = markup({ price });
  expect(html).toMatch(/Lägsta pris 30 dagar före kampanjen<\/span> <del class="price__was">/);
  expect(html).toContain('exkl. moms');
});

test('a card has one price: what the car cost as new is on its page', () => {
  const price = {
    title: undefined,
    now: '367 920 kr',
    earlierPrice: undefined,
    list: '399 000 kr',
    withoutVat: false,
  };
  expect(markup({ price }).html).not.toContain('399');
});

test('CARD-03 a card has one monthly figure, with its rate; further offers are behind the info button', () => {
  const { html } = markup({
    monthly: [
      { kind: 'loan', label: 'Billån', text: '4 674 kr/mån · 5,95 % ränta' },
      { kind: 'privateLeasing', label: 'Privatleasing', text: '3 495 kr/mån' },
    ],
  });
  const [, line = ''] = /car-card__monthly">(.*?)<\/p>/.exec(html) ?? [];
  const words = line.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
  expect(words).toBe('Billån 4 674 kr/mån · 5,95 % ränta');
  expect(html).toContain('<p><b>Privatleasing 3 495 kr/mån.</b>');
});

test('CARD-03 a line of the monthly figure begins neither with the dot nor in the middle of its words', () => {
  const text = '3 131 kr/mån inkl. moms · eff. ränta 6,11 %';
  const { html } = markup({ monthly: [{ kind: 'loan', label: 'Billån', text }] });
  expect(html).toContain('kr/mån inkl.\u00a0moms<');
  expect(html).toContain('>\u00a0· eff.\u00a0ränta\u00a06,11\u00a0%<');
});

test('CARD-03 a British figure carries its rate, and its name is for those who do not see it', () => {
  const { html } = markup({
    monthly: [
      {
        kind: 'loan',
        label: 'Personal contract purchase',
        text: '£249 a month',
        terms: ['9.9% APR representative', '48 months', 'total payable £16,200.00'],
        example: 'Representative example: cash price £13,995.',
      },
    ],
  });
  expect(html).toMatch(
    /sr-only">Personal contract purchase <\/span>.*£249.*9\.9%\sAPR\srepresentative.*48\smonths.*total\spayable\s£16,200\.00/,
  );
  expect(html).toContain('Representative example: cash price £13,995.');
});

test('CARD-05 CARD-06 the info button opens the conditions, cut at 288', () => {
  const { html } = markup({
    monthly: [{ kind: 'loan', label: 'Billån', text: '4 674 kr/mån' }],
    note: 'x'.repeat(289),
  });
  const [, target] = /popoverTarget="([^"]+)"/i.exec(html) ?? [];
  expect(html).toContain(
    `<div id="${target}" popover="auto" class="car-card__note"><p data-conditions="">${'x'.repeat(287)}…</p>`,
  );
  expect(html).toContain('aria-label="Villkor för Volvo XC60"');
  expect(markup().html).not.toContain('popover');
});

test('CARD-15 one mark is on top of the car, the campaign first', () => {
  const marks = [
    { look: 'campaign' as const, text: 'Höstkampanj' },
    { look: 'campaign' as const, text: 'Kampanjränta' },
    { look: 'plain' as const, text: 'Nyinkommen' },
  ];
  expect(markup({ marks }).html.match(/<span class="tag[^>]*>[^<]*/g)).toEqual([
    '<span class="tag tag--campaign">Höstkampanj',
  ]);
});

test('the distance from a chosen place stands beside the town', () => {
  expect(markup({ city: 'Borås', distance: '12 km bort' }).html).toMatch(/Borås<span[^>]*>12 km bort</);
  expect(markup({ city: 'Borås' }).html).not.toContain('car-card__distance');
});
