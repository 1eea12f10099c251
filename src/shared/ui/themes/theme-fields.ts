import { choice, colour, group, nameOf, number, text } from '../../platform/fields/fields.ts';

/** A theme as its editors write it. What is left empty is mixed from the first colours (styles/tokens.css). */
export const themeFields = {
  displayName: text('Name shown to people'),
  colours: group('Colours', {
    brand: colour('Brand colour', { help: 'Buttons, links and grounds.' }),
    onBrand: colour('Text on the brand'),
    accent: colour('Accent', { help: 'A signal, used sparsely.' }),
    onAccent: colour('Text on the accent', { help: 'Empty: the colour of text.' }),
    ink: colour('Text', { help: 'Also the ground of dark sections.' }),
    paper: colour('Page', { help: 'The ground of the page.' }),
  }),
  mixed: group(
    'Colours mixed from these',
    {
      surface: colour('Cards and fields'),
      stage: colour('Ground of pictures'),
      stageLight: colour('Ground of pictures, light'),
      stageDeep: colour('Ground of pictures, deep'),
      brandHover: colour('Brand under the pointer'),
      brandTint: colour('Brand, tinted'),
      onBrandSoft: colour('Quiet text on the brand'),
      warning: colour('Warning', { help: 'Weekends, prices that are not known.' }),
      onWarning: colour('Text on the warning'),
      warningTint: colour('Warning, tinted'),
      warningInk: colour('Warning as text'),
      focus: colour('Focus ring'),
      focusOnDark: colour('Focus ring on dark'),
      scrim: colour('Shade over pictures'),
      halo: colour('Circle behind a car, inside'),
      haloMid: colour('Circle behind a car, between'),
      haloEdge: colour('Circle behind a car, at its edge'),
    },
    { help: 'Each is mixed from the six above; say one only where it should differ.' },
  ),
  type: group('Type', {
    font: nameOf('font', 'Typeface'),
    displayFont: nameOf('font', 'Typeface of headings', { help: 'Empty: the same.' }),
    headingWeight: number('Weight of the largest heading', {
      min: 300,
      max: 600,
      help: 'From 300 (light) to 600. Empty: 400.',
    }),
  }),
  shape: group(
    'Shape',
    {
      card: number('Corners of cards', { min: 0, max: 32 }),
      panel: number('Corners of large areas', { min: 0, max: 48 }),
      field: number('Corners of fields', { min: 0, max: 24 }),
      button: number('Corners of buttons', { min: 0, max: 999, help: '999: round ends.' }),
      carCard: number('Width of a car in a row', { min: 280, max: 360 }),
      modelCards: choice('Cards of models', ['boxed', 'ruled'], {
        help: 'Ruled: no box, a thick line above, the first in the accent.',
      }),
    },
    { help: 'In pixels. Empty: 16, 28, 8, 999 and 315.' },
  ),
  map: group('Maps', {
    water: colour('Hue of water', { help: 'Mixed with the page. Empty: the brand.' }),
  }),
} as const;
