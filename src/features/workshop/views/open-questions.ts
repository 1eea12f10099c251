import { createContext, type FormEvent, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** Shows what is not finished in a row and takes the visitor there. */
type Ask = () => void;

type OpenQuestions = {
  /** By the code of the offering, in the order in which they arose. */
  open: ReadonlyMap<string, Ask>;
  set: (code: string, ask: Ask | undefined) => void;
};

export const OpenQuestionsContext = createContext<OpenQuestions>({ open: new Map(), set: () => {} });

/**
 * What the rows of a step still have to ask. The step is not passed before the first has been asked; nothing that is
 * not on the screen stops it.
 */
export function useOpenQuestions(pass: () => void) {
  const [open, setOpen] = useState<OpenQuestions['open']>(new Map());
  const set = useCallback((code: string, ask: Ask | undefined) => {
    setOpen((before) => {
      const next = new Map(before);
      if (ask) next.set(code, ask);
      else next.delete(code);
      return next;
    });
  }, []);
  const context = useMemo(() => ({ open, set }), [open, set]);
  const [first] = open.values();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (first) first();
    else pass();
  };
  return { context, first, onSubmit };
}

/** Registers a question of a row as long as it has one. */
export function useOpenQuestion(code: string, ask: Ask | undefined): void {
  const { set } = useContext(OpenQuestionsContext);
  const isOpen = ask !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question is asked in the same way
  useEffect(() => {
    if (!isOpen) return;
    set(code, ask);
    return () => set(code, undefined);
  }, [code, isOpen, set]);
}

/**
 * For buttons that pass a step: the field that is being filled in keeps the focus while the button is pressed. Leaving
 * it would show its error and move the button away from under the pointer.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
