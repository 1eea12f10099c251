import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../sites/format-message.ts';
import messages from '../messages/place/sv.json' with { type: 'json' };
import { PlaceInput, type PlaceInputProps, type PlaceInputTexts } from './place-input.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const texts: PlaceInputTexts = (key, values = {}) => formatMessage(messages[key], values, 'sv');

describe('before its script has come, the field', () => {
  test('is a combobox with a label and a closed list', () => {
    const html = markup();
    expect(html).toMatch(/<label for="([^"]+)"[^>]*>Ort eller postnummer<\/label>.*<input id="\1"/);
    expect(html).toMatch(
      /<input [^>]*role="combobox"[^>]*aria-autocomplete="list"[^>]*aria-expanded="false"/,
    );
    expect(html).not.toMatch(/listbox|aria-controls|aria-activedescendant|aria-invalid/);
  });

  test('is sent by the form around it under its name, with the place that was chosen', () => {
    expect(markup({ name: 'place', value: 'Lund' })).toMatch(/<input [^>]*name="place"[^>]*value="Lund"/);
  });

  test('can be cleared only when something stands in it', () => {
    expect(markup({ value: 'Lund' })).toContain('aria-label="Rensa"');
    expect(markup()).not.toContain('aria-label="Rensa"');
  });
});

test('LOC-19 the button for the visitor’s position has the text it is given, and can be left out', () => {
  expect(markup()).toContain('Nära mig</span></button>');
  expect(markup({ nearMe: 'Hitta mig' })).toContain('Hitta mig</span></button>');
  expect(markup({ nearMe: '' })).not.toContain('</button>');
});

test('the list marks what was typed and the option that the arrow keys reached', () => {
  const suggestions = [
    { id: 'a', title: 'Uppsala', detail: 'Uppsala län', onSelect: () => {} },
    { id: 'b', title: 'Upplands Väsby', detail: '', onSelect: () => {} },
  ];
  const html = renderToStaticMarkup(
    <SuggestionList
      id="list"
      label="Förslag"
      typed="upp"
      suggestions={suggestions}
      activeIndex={1}
      onPick={() => {}}
    />,
  );
  expect(html).toMatch(/id="list" role="listbox" aria-label="Förslag"/);
  expect(html).toMatch(/id="list-0" role="option"[^>]*aria-selected="false"/);
  expect(html).toMatch(/id="list-1" role="option"[^>]*aria-selected="true"/);
  expect(html).toMatch(/<mark [^>]*>Upp<\/mark>lands Väsby/);
});

function markup(props: Partial<PlaceInputProps> = {}): string {
  return renderToStaticMarkup(
    <PlaceInput
      label="Ort eller postnummer"
      texts={texts}
      value=""
      onPlace={() => {}}
      onClear={() => {}}
      {...props}
    />,
  );
}
