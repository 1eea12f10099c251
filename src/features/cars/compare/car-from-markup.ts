import type { Picture } from '../../../shared/platform/picture.ts';
import type { ComparedCar } from './compared-car.ts';

/** What a card, or a car's own page, shows of the car: all there is when the search does not respond (CMP-08). */
export function carFromMarkup(button: Element, id: string): ComparedCar {
  const shown = button.closest('[data-car]') ?? document.body;
  const text = (selector: string) => textOf(shown.querySelector(selector));
  // A car's own page has a heading of the first order, and other cars' cards further down.
  const ownPage = text('h1');
  const link = shown.querySelector('[data-car-name] a')?.getAttribute('href');
  return {
    id,
    href: ownPage || !link ? location.pathname : link,
    name: ownPage ?? text('[data-car-name]') ?? id,
    version: text('.car-card__version'),
    facts: [...shown.querySelectorAll('.car-card__facts li:not(.car-card__town)')].flatMap(
      (fact) => textOf(fact) ?? [],
    ),
    price: {
      title: undefined,
      now: text('[data-car-price] .price__now') ?? text('[data-car-price]') ?? '',
      earlierPrice: text('[data-car-price] .price__was'),
      list: text('[data-car-price] .price__list-amount'),
      withoutVat: shown.querySelector('[data-car-price] .price__note') !== null,
      withVat: text('[data-car-price] .price__other-amount'),
    },
    monthly: [],
    note: undefined,
    city: undefined,
    picture: pictureIn(shown),
    equipment: [],
    technicalData: [],
    known: 'card',
  };
}

function textOf(element: Element | null): string | undefined {
  return element?.textContent?.trim() || undefined;
}

/** `/media/3f9c-coast/640.webp` is one of the files of `/media/3f9c-coast`. */
function pictureIn(shown: Element): Picture | undefined {
  const image = shown.querySelector('.picture__image');
  const [, src] = /^(\/media\/[^/]+)\/\d+\.webp$/.exec(image?.getAttribute('src') ?? '') ?? [];
  if (!src) return undefined;
  const [width, height] = ['width', 'height'].map((side) => Number(image?.getAttribute(side)) || 640);
  const focal = { x: 50, y: 50 };
  return { id: src, src, width: width ?? 640, height: height ?? 427, alt: '', focal, vector: false };
}
