import { describe, expect, test } from 'vitest';
import { closedCombobox, comboboxKey } from './combobox-state.ts';

const open = { open: true, activeIndex: undefined };
const at = (activeIndex: number) => ({ open: true, activeIndex });

describe('LOC-31 the arrows', () => {
  test('reach the first or the last option, and go round', () => {
    expect(comboboxKey('ArrowDown', open, 3)).toEqual({ state: at(0), action: 'move' });
    expect(comboboxKey('ArrowUp', open, 3)).toEqual({ state: at(2), action: 'move' });
    expect(comboboxKey('ArrowDown', at(0), 3).state).toEqual(at(1));
    expect(comboboxKey('ArrowDown', at(2), 3).state).toEqual(at(0));
    expect(comboboxKey('ArrowUp', at(0), 3).state).toEqual(at(2));
  });

  test('open a closed list', () => {
    expect(comboboxKey('ArrowDown', closedCombobox, 3).state).toEqual(at(0));
  });

  test('do nothing where there are no options', () => {
    expect(comboboxKey('ArrowDown', open, 0)).toEqual({ state: open });
    expect(comboboxKey('ArrowUp', open, 0)).toEqual({ state: open });
  });
});

test('LOC-31 Enter picks the option that is reached, and else searches', () => {
  expect(comboboxKey('Enter', at(1), 3).action).toBe('pick');
  expect(comboboxKey('Enter', open, 3).action).toBe('search');
  expect(comboboxKey('Enter', closedCombobox, 0)).toEqual({ state: closedCombobox, action: 'search' });
});

test('LOC-31 Escape closes the list, and a second one clears the field', () => {
  const first = comboboxKey('Escape', at(1), 3);
  expect(first).toEqual({ state: closedCombobox, action: 'close' });
  expect(comboboxKey('Escape', first.state, 3).action).toBe('clear');
});

test('Home and End reach the ends of the list once an option is reached, and are else the caret’s', () => {
  expect(comboboxKey('Home', at(2), 3).state).toEqual(at(0));
  expect(comboboxKey('End', at(0), 3).state).toEqual(at(2));
  expect(comboboxKey('Home', open, 3)).toEqual({ state: open });
  expect(comboboxKey('End', closedCombobox, 3)).toEqual({ state: closedCombobox });
});

test('other keys are the text’s own', () => {
  expect(comboboxKey('a', at(1), 3)).toEqual({ state: at(1) });
});
