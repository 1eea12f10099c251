import { type Hex, toRgb } from '../../platform/colours.ts';
import { moreReadable } from './contrast.ts';
import type { Theme } from './theme.ts';
import { densities, headingSizes, shadows, textSizes } from './theme-scales.ts';
import { faceOf } from './uploaded-fonts.ts';

/** The custom properties that a theme sets, as `brand` → `#1c69d4`. */
export function themeTokens({ colours, mixed, type, shape, ...theme }: Theme): ReadonlyMap<string, string> {
  const { scrim, ...mixes } = mixed;
  const tokens: Record<string, string> = {
    ...colourTokens(colours),
    ...colourTokens(mixes),
    scrim: toRgb(scrim || colours.ink).join(' '),
    font: faceOf(type.font),
    ...(type.displayFont !== type.font && { 'font-display': faceOf(type.displayFont) }),
    ...numberTokens({
      'heading-weight': type.headingWeight,
      'subheading-weight': type.subheadingWeight,
      'button-weight': theme.buttons.weight,
    }),
    ...headingSizes[type.headings],
    ...textSizes[type.text],
    ...lengthTokens({
      radius: shape.card,
      'radius-panel': shape.panel,
      'radius-s': shape.field,
      'radius-picture': shape.picture,
      pill: shape.button,
      'car-card': shape.carCard,
    }),
    ...shadows[shape.shadow],
    ...densities[shape.density],
    ...(shape.modelCards === 'ruled' && {
      'model-card-edge': '3px 0 0',
      'model-card-line': 'var(--ink)',
      'model-card-first-line': 'var(--accent)',
      'model-card-inset': '0px',
    }),
    ...(theme.buttons.quiet === 'tinted' && {
      'quiet-line': 'transparent',
      'quiet-ground': 'var(--brand-tint)',
      'quiet-ink': 'var(--ink)',
    }),
    ...(theme.pictures.shade === 'strong' && { shade: '1.2' }),
    ...(theme.map.pin && { pin: theme.map.pin, 'on-pin': moreReadable(theme.map.pin, '#ffffff', '#000000') }),
  };
  return new Map(Object.entries(tokens));
}

/** stageLight → stage-light */
export function tokenName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function colourTokens(colours: Readonly<Record<string, Hex | ''>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, value]) => (value ? [[tokenName(name), value]] : [])),
  );
}

function lengthTokens(pixels: Readonly<Record<string, number | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pixels).flatMap(([name, value]) => (value === undefined ? [] : [[name, toRem(value)]])),
  );
}

function numberTokens(numbers: Readonly<Record<string, number | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );
}

/** With a unit at 0, too: it is used in sums. */
function toRem(pixels: number): string {
  return pixels === 999 ? '999px' : `${pixels / 16}rem`;
}
