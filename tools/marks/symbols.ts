/** Small drawings that stand among a logo's letters, in the logos' box (capitals 3 to 22). */

/** Lanes running out from under a roof. */
export function lanes(line: string, roof: string): string {
  const left = 'M0 22 5.3 4.3h2L2 22zM8.2 22 10 4.3h1.9L10.1 22z';
  const right = 'M17.3 22 15.5 4.3h-1.9L15.4 22zM25.5 22 20.2 4.3h-2L23.5 22z';
  return `<path fill="${line}" d="${left}${right}"/><path fill="${roof}" d="M4.7 3h16.1v3H4.7z"/>`;
}
export const LANES_WIDTH = 25.5;

/** A nut in place of a capital O; its points overshoot the line as a round letter would. */
export function nut(colour: string): string {
  const hexagon = 'm8.83 2.3 8.83 5.1v10.2l-8.83 5.1L0 17.6V7.4z';
  const hole = 'M8.83 7a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z';
  return `<path fill="${colour}" fill-rule="evenodd" d="${hexagon}${hole}"/>`;
}
export const NUT_WIDTH = 17.66;

export function bolt(left: number, colour: string): string {
  const tip = Math.round((left + 6.55) * 100) / 100;
  return `<path fill="${colour}" d="M${tip} 4.5l-6.55 10.05h4.35l-.87 7.45 7-10.95h-4.8z"/>`;
}
export const BOLT_WIDTH = 10.48;

/** A gavel, just lifted from its block. */
export function gavel(hammer: string, block: string): string {
  const head = '<rect x="5.3" y="1.9" width="6.6" height="13.6" rx="1.1"/>';
  const handle = '<rect x="11.5" y="7.35" width="13.3" height="2.7" rx="1.3"/>';
  return (
    `<g fill="${hammer}" transform="rotate(45 8.6 8.7)">${head}${handle}</g>` +
    `<rect y="19.5" width="11.4" height="2.5" rx=".8" fill="${block}"/>`
  );
}
export const GAVEL_WIDTH = 21;
