import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { RemovableChip } from './removable-chip.tsx';

const fuels = [
  { value: 'el', label: 'El' },
  { value: 'diesel', label: 'Diesel', disabled: true },
];

test('a value without results stays in the list, dimmed', () => {
  expect(markup(<Checkbox label="Gas" count="0" isEmpty />)).toContain('check--none');
  expect(markup(<Checkbox label="El" count="2" />)).not.toContain('check--none');
});

test('a half-chosen checkbox shows before the script arrives', () => {
  expect(markup(<Checkbox label="West" mixed />)).toContain('data-mixed="true"');
});

test.each(['list', 'pills', 'segments'] as const)(
  'radio buttons as %s are real ones under a legend',
  (look) => {
    const html = markup(
      <RadioGroup legend="Fuel" name="fuel" look={look} options={fuels} defaultValue="el" />,
    );
    expect(html).toMatch(/<fieldset.*<legend[^>]*>Fuel<\/legend>/);
    expect(html.match(/<input (?=[^>]*type="radio")[^>]*name="fuel"/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  },
);

test('a removable chip has an accessible name for its action', () => {
  const chip = (
    <RemovableChip href="/cars" removeLabel="Remove SUV">
      SUV
    </RemovableChip>
  );
  expect(markup(chip)).toMatch(/<a href="\/cars" aria-label="Remove SUV"/);
});
