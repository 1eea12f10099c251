/** Shapes that the parts are drawn from, seen from above, in millimetres around their own centre. */
export type Drawing = { width: number; height: number; svg: string };

export const METAL = 'url(#metal)';
export const DARK_METAL = 'url(#dark-metal)';
export const RUBBER = 'url(#rubber)';
export const BRASS = 'url(#brass)';
export const WHITE = 'url(#white)';
export const PAPER = 'url(#filter-paper)';
const EDGE = 'stroke="#1b1d17" stroke-opacity=".28" stroke-width="1"';

export const defs = `
  <linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3f4f2"/><stop offset=".35" stop-color="#c3c7c5"/><stop offset=".55" stop-color="#e6e8e6"/><stop offset="1" stop-color="#8f9592"/></linearGradient>
  <linearGradient id="dark-metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8c918f"/><stop offset=".5" stop-color="#5a5f5d"/><stop offset="1" stop-color="#3a3e3c"/></linearGradient>
  <linearGradient id="rubber" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4a4c4b"/><stop offset="1" stop-color="#1d1f1e"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4dc9a"/><stop offset=".5" stop-color="#c99f4a"/><stop offset="1" stop-color="#8f6c2a"/></linearGradient>
  <linearGradient id="white" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d4d6d0"/></linearGradient>
  <linearGradient id="filter-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8e9b8"/><stop offset="1" stop-color="#e0c67e"/></linearGradient>
  <filter id="shadow" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="3" dy="9" stdDeviation="8" flood-color="#10140a" flood-opacity=".34"/></filter>`;

export function circle(radius: number, fill: string, x = 0, y = 0): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${EDGE}/>`;
}

export function ring(outer: number, inner: number, fill: string): string {
  const hole = (r: number) => `M${r} 0A${r} ${r} 0 1 0 ${-r} 0A${r} ${r} 0 1 0 ${r} 0Z`;
  return `<path fill-rule="evenodd" fill="${fill}" ${EDGE} d="${hole(outer)}${hole(inner)}"/>`;
}

export function box(width: number, height: number, fill: string, radius = 4, x = 0, y = 0): string {
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${EDGE}/>`;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  opacity = 1,
): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
}

export function hexagon(radius: number, fill: string, x = 0, y = 0): string {
  const corners = around(6, radius).map(([dx, dy]) => `${x + dx},${y + dy}`);
  return `<polygon points="${corners.join(' ')}" fill="${fill}" ${EDGE}/>`;
}

/** Points on a circle, the first one at the top. */
export function around(count: number, radius: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 - Math.PI / 2;
    return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
  });
}

export function repeat(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
