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
      dark: colour('Dark sections', { help: 'Also the footer. Empty: the colour of text.' }),
      brandInk: colour('Brand as text', { help: 'Links and icons. Empty: the brand.' }),
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
  dark: group(
    'Dark mode',
    {
      mode: choice('Shown', ['light', 'dark', 'device'], {
        help: 'Light: never dark. Device: as visitors have set theirs.',
      }),
      brand: colour('Brand colour'),
      onBrand: colour('Text on the brand'),
      brandInk: colour('Brand as text'),
      accent: colour('Accent'),
      onAccent: colour('Text on the accent'),
      ink: colour('Text'),
      paper: colour('Page'),
      surface: colour('Cards and fields'),
      dark: colour('Dark sections'),
    },
    { help: 'What is left empty is derived from the light colours.' },
  ),
  type: group('Type', {
    font: nameOf('font', 'Typeface'),
    displayFont: nameOf('font', 'Typeface of headings', { help: 'Empty: the same.' }),
    headingWeight: number('Weight of the largest heading', {
      min: 300,
      max: 600,
      help: 'From 300 (light) to 600. Empty: 400.',
    }),
    subheadingWeight: number('Weight of other headings', {
      min: 300,
      max: 600,
      help: 'From 300 (light) to 600. Empty: 400.',
    }),
    headings: choice('Size of headings', ['normal', 'compact', 'large']),
    text: choice('Size of text', ['normal', 'compact', 'large']),
  }),
  shape: group(
    'Shape',
    {
      card: number('Corners of cards', { min: 0, max: 32 }),
      panel: number('Corners of large areas', { min: 0, max: 48 }),
      field: number('Corners of fields', { min: 0, max: 24 }),
      button: number('Corners of buttons', { min: 0, max: 999, help: '999: round ends.' }),
      picture: number('Corners of pictures', { min: 0, max: 48, help: 'Empty: as cards.' }),
      carCard: number('Width of a car in a row', { min: 280, max: 360 }),
      modelCards: choice('Cards of models', ['boxed', 'ruled'], {
        help: 'Ruled: no box, a thick line above, the first in the accent.',
      }),
      shadow: choice('Shadow of what floats', ['soft', 'none', 'strong'], {
        help: 'None: a hairline instead.',
      }),
      density: choice('Density', ['normal', 'compact', 'airy'], {
        help: 'Space between and within sections and cards, and the height of buttons and fields.',
      }),
    },
    { help: 'In pixels. Empty: 16, 28, 8, 999 and 315.' },
  ),
  buttons: group('Buttons', {
    weight: number('Weight of the words', { min: 400, max: 600, help: 'From 400 to 600. Empty: 500.' }),
    quiet: choice('Quiet buttons', ['outlined', 'tinted']),
  }),
  pictures: group('Pictures', {
    shade: choice('Shade under words on pictures', ['normal', 'strong']),
  }),
  map: group(
    'Maps',
    {
      water: colour('Hue of water', { help: 'Mixed with the page. Empty: the brand.' }),
      land: colour('Land'),
      road: colour('Roads'),
      mainRoad: colour('Main roads'),
      label: colour('Names of places'),
      pin: colour('Pins'),
    },
    { help: 'What is left empty is mixed from the colours of the page.' },
  ),
  mail: group(
    'Mails',
    {
      paper: colour('Around the sheet'),
      ink: colour('Text'),
      brand: colour('Band at the top, buttons'),
      onBrand: colour('Text on the brand'),
      accent: colour('Line below the band'),
    },
    { help: 'The sheet is white. What is left empty is the colour of the page, where it can be read.' },
  ),
  print: group(
    'Print and PDF',
    { ink: colour('Text'), brand: colour('Brand as text') },
    { help: 'On white paper. What is left empty is the colour of the page, where it can be read.' },
  ),
} as const;
