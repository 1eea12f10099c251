import { type Hex, toRgb } from '../../platform/colours.ts';
import type { Theme } from './theme.ts';
import { faceOf } from './uploaded-fonts.ts';

/** The one rule of a theme. It is in the layer of styles/tokens.css, which mixes the rest. */
export function themeRule(theme: Theme): string {
  const known = rules.get(theme);
  if (known) return known;
  const declarations = [...themeTokens(theme)].map(([name, value]) => `--${name}:${value}`);
  const rule = `@layer theme{[data-theme="${theme.name}"]{${declarations.join(';')}}}`;
  rules.set(theme, rule);
  return rule;
}

const rules = new WeakMap<Theme, string>();

/** The custom properties that a theme sets, as `brand` → `#1c69d4`. */
export function themeTokens({ colours, mixed, type, shape }: Theme): ReadonlyMap<string, string> {
  const { scrim, ...mixes } = mixed;
  const tokens: Record<string, string> = {
    ...colourTokens(colours),
    ...colourTokens(mixes),
    scrim: toRgb(scrim || colours.ink).join(' '),
    font: faceOf(type.font),
    ...(type.displayFont !== type.font && { 'font-display': faceOf(type.displayFont) }),
    ...(type.headingWeight !== undefined && { 'heading-weight': `${type.headingWeight}` }),
    ...lengthTokens({
      radius: shape.card,
      'radius-panel': shape.panel,
      'radius-s': shape.field,
      pill: shape.button,
      'car-card': shape.carCard,
    }),
    ...(shape.modelCards === 'ruled' && {
      'model-card-edge': '3px 0 0',
      'model-card-line': 'var(--ink)',
      'model-card-first-line': 'var(--accent)',
      'model-card-inset': '0px',
    }),
  };
  return new Map(Object.entries(tokens));
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

/** With a unit at 0, too: it is used in sums. */
function toRem(pixels: number): string {
  return pixels === 999 ? '999px' : `${pixels / 16}rem`;
}

/** stageLight → stage-light */
export function tokenName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
