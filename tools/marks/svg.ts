import { boxOf, type Outline } from './outline.ts';
import { pathData } from './path-data.ts';

export function svg(width: number, height: number, body: string): string {
  const [w, h] = [Math.round(width * 100) / 100, height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>\n`;
}

export function filled(outlines: readonly Outline[], colour: string, opacity = 1): string {
  const fade = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  return `<path fill="${colour}"${fade} d="${pathData(outlines)}"/>`;
}

export function inkWidth(outlines: readonly Outline[]): number {
  return boxOf(outlines).right;
}
