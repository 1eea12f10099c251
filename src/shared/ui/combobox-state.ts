/** The list under a combobox: whether it is open, and which option the arrow keys have reached. */
export type ComboboxState = { open: boolean; activeIndex: number | undefined };

export const closedCombobox: ComboboxState = { open: false, activeIndex: undefined };

export type ComboboxKeyResult = {
  state: ComboboxState;
  /** What the component has to do besides; undefined leaves the key to the browser. */
  action?: 'move' | 'pick' | 'search' | 'close' | 'clear' | undefined;
};

/** What a key does, by the ARIA pattern of an editable combobox with a listbox (LOC-31). */
export function comboboxKey(key: string, state: ComboboxState, optionCount: number): ComboboxKeyResult {
  const { open, activeIndex } = state;
  const moveTo = (index: number): ComboboxKeyResult => ({
    state: { open: true, activeIndex: (index + optionCount) % optionCount },
    action: 'move',
  });
  const last = optionCount - 1;
  switch (key) {
    case 'ArrowDown':
      return optionCount === 0 ? { state } : moveTo(open && activeIndex !== undefined ? activeIndex + 1 : 0);
    case 'ArrowUp':
      return optionCount === 0
        ? { state }
        : moveTo(open && activeIndex !== undefined ? activeIndex - 1 : last);
    case 'Home':
    case 'End':
      // Without an active option they move the caret in the text.
      return open && activeIndex !== undefined ? moveTo(key === 'Home' ? 0 : last) : { state };
    case 'Enter':
      return { state: closedCombobox, action: open && activeIndex !== undefined ? 'pick' : 'search' };
    case 'Escape':
      return { state: closedCombobox, action: open && optionCount > 0 ? 'close' : 'clear' };
    default:
      return { state };
  }
}
