import { setWord } from './lettering.ts';
import { boxOf, move } from './outline.ts';
import { filled } from './svg.ts';

export function ground(colour: string): string {
  return `<rect width="32" height="32" rx="8" fill="${colour}"/>`;
}

/** A light ground needs an edge in a light tab strip. */
export function edge(colour: string): string {
  return `<rect x="1" y="1" width="30" height="30" rx="7" fill="none" stroke="${colour}" stroke-width="2"/>`;
}

/** The lanes run out of the picture; the outer two follow the ground's corners. */
export function forecourt(line: string, roof: string): string {
  const left = 'M9.4 9h3.4L9.3 32H8l-1.8-.2-1.6-.6z';
  const right = 'M22.6 9h-3.4l3.5 23H24l1.8-.2 1.6-.6z';
  return `<path fill="${line}" d="${left}M14.4 9h3.2v23h-3.2z${right}"/><path fill="${roof}" d="M8 6h16v4.6H8z"/>`;
}

/** The S of Solvik with the dot of its i. */
export function solvik(letter: string, dot: string): string {
  const s =
    'M19.7 12.1c-.7-2.6-2.8-4-5.6-4-3.1 0-5.3 1.7-5.3 4.2 0 2.7 2.3 3.6 5.3 4.3 3.2.7 5.6 1.7 5.6 4.4 0 2.6-2.3 4.2-5.6 4.2-3.1 0-5.3-1.5-6-4.2';
  return (
    `<path fill="none" stroke="${letter}" stroke-width="3.4" d="${s}"/>` +
    `<circle cx="24.6" cy="7.6" r="3" fill="${dot}"/>`
  );
}

/** The c of Carstore around the hub of a wheel. */
export function carstore(letter: string, hub: string): string {
  const c = 'M21.8 21.3a7.9 7.9 0 1 1 0-10.6';
  return (
    `<path fill="none" stroke="${letter}" stroke-width="5" d="${c}"/>` +
    `<circle cx="16" cy="16" r="2.8" fill="${hub}"/>`
  );
}

export function nut(colour: string): string {
  return `<path fill="${colour}" fill-rule="evenodd" d="m16 4.5 10 5.75v11.5L16 27.5 6 21.75v-11.5zM16 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>`;
}

/** Businesses side by side; one has Solvik's dot. */
export function group(others: string, solvikDot: string): string {
  return (
    `<g fill="${others}"><circle cx="10.5" cy="10.5" r="4.5"/><circle cx="10.5" cy="21.5" r="4.5"/>` +
    `<circle cx="21.5" cy="21.5" r="4.5"/></g><circle cx="21.5" cy="10.5" r="4.5" fill="${solvikDot}"/>`
  );
}

export function gavel(hammer: string, block: string): string {
  return (
    `<g fill="${hammer}" transform="rotate(45 13.5 12.5)">` +
    '<rect x="9.5" y="4.5" width="8" height="16" rx="1.5"/><rect x="16" y="10.7" width="16" height="3.6" rx="1.8"/></g>' +
    `<rect x="5" y="23.6" width="13" height="3.4" rx="1" fill="${block}"/>`
  );
}

export function truck(body: string, cab: string, tyre: string): string {
  return (
    `<path fill="${body}" d="M4 8h14v13H4z"/><path fill="${cab}" d="M19.5 12h4.6l4.4 4.6V21h-9z"/>` +
    `<g fill="${body}" stroke="${tyre}" stroke-width="2.4"><circle cx="10" cy="22" r="2.6"/><circle cx="23" cy="22" r="2.6"/></g>`
  );
}

export function bolt(colour: string): string {
  return `<path fill="${colour}" d="M18.4 4 7 18.2h7.2L12.6 28 25 13.2h-8z"/>`;
}

export function percent(slash: string, dots: string): string {
  return (
    `<path fill="${slash}" d="M20.4 6H24L11.6 26H8z"/>` +
    `<g fill="none" stroke="${dots}" stroke-width="3"><circle cx="10" cy="11" r="3.5"/><circle cx="22" cy="21" r="3.5"/></g>`
  );
}

export function initial(colour: string): string {
  const axes = { opsz: 30, SOFT: 0, WONK: 0 };
  const letters = setWord('N', { face: 'fraunces', weight: 650, height: 17, axes }, 24.5);
  const centred = letters.map((letter) => move(letter, 16 - boxOf(letters).right / 2));
  return filled(centred, colour);
}
