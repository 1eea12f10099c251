type Editor = {
  getEditorState: () => { toJSON: () => unknown };
  registerUpdateListener: (onUpdate: (update: EditorUpdate) => void) => () => void;
};
type EditorUpdate = { dirtyElements: { size: number }; dirtyLeaves: { size: number } };
type EditorRoot = HTMLElement & { __lexicalEditor?: Editor };

/**
 * Rich text reaches Payload's form only when the browser is idle, up to half a second after the key. What was typed until
 * then is read from the editors themselves. Returns how to read it and how to end watching.
 */
export function watchRichText(isInForm: (element: Element) => boolean, onChange: (path: string) => void) {
  const typedIn = new Set<EditorRoot>();
  const ends = new Map<EditorRoot, () => void>();
  const watch = ({ target }: Event) => {
    const root = target instanceof Element ? target.closest<EditorRoot>('[data-lexical-editor]') : null;
    const editor = root?.__lexicalEditor;
    if (!root || !editor || ends.has(root) || !isInForm(root)) return;
    const end = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return;
      typedIn.add(root);
      onChange(pathOf(root));
    });
    ends.set(root, end);
  };
  document.addEventListener('focusin', watch);
  return {
    read(): ReadonlyMap<string, unknown> {
      const open = [...typedIn].filter((root) => root.isConnected && root.__lexicalEditor);
      return new Map(open.map((root) => [pathOf(root), root.__lexicalEditor?.getEditorState().toJSON()]));
    },
    end(): void {
      document.removeEventListener('focusin', watch);
      for (const end of ends.values()) end();
    },
  };
}

const pathOf = (root: Element): string =>
  root.closest('[data-field-path]')?.getAttribute('data-field-path') ?? '';
