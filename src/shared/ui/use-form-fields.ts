import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** What is wrong with what was entered; nothing when it is right. */
export type FieldRule<Reason> = (value: string) => Reason | undefined;

export type FormFields<Name extends string, Reason> = {
  /** Props of the form. */
  form: { ref: RefObject<HTMLFormElement | null>; onInput: (event: SyntheticEvent) => void };
  /** What is in the fields; nothing before the first render in the browser. */
  entered: FormData | undefined;
  errors: Partial<Record<Name, Reason>>;
  /** Somebody has tried to send it: from then on a field is checked as it changes. */
  isTried: boolean;
  /** What was entered when all of it is right; else the first wrong field gets the focus. */
  check: () => FormData | undefined;
  /** Marks what somebody else found wrong, such as the server. */
  mark: (errors: Partial<Record<Name, Reason>>) => void;
};

/**
 * A form whose fields hold what is entered, as they do without script. Rules are by the names of the fields; the
 * browser's own validation never stands in the way, for the form has `noValidate`.
 */
export function useFormFields<Name extends string, Reason>(
  rules: Partial<Record<Name, FieldRule<Reason>>>,
): FormFields<Name, Reason> {
  const ref = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<FormData>();
  const [errors, setErrors] = useState<Partial<Record<Name, Reason>>>({});
  const [isTried, setTried] = useState(false);
  // What was typed before the script was here.
  useEffect(() => {
    if (ref.current) setEntered(new FormData(ref.current));
  }, []);

  function errorOf(name: Name, from: FormData): Reason | undefined {
    return from.has(name) ? rules[name]?.(String(from.get(name))) : undefined;
  }

  function onInput({ target }: SyntheticEvent) {
    if (!ref.current) return;
    const now = new FormData(ref.current);
    setEntered(now);
    const { name } = target as HTMLInputElement & { name: Name };
    if (isTried) setErrors({ ...errors, [name]: errorOf(name, now) });
  }

  function check(): FormData | undefined {
    if (!ref.current) return undefined;
    const now = new FormData(ref.current);
    const names = Object.keys(rules) as Name[];
    const found = names.flatMap((name) => {
      const error = errorOf(name, now);
      return error === undefined ? [] : [[name, error] as const];
    });
    setEntered(now);
    setTried(true);
    setErrors(Object.fromEntries(found) as Partial<Record<Name, Reason>>);
    if (found.length === 0) return now;
    const isWrong = ({ name }: { name?: string }) => found.some(([wrong]) => wrong === name);
    const first = [...ref.current.elements].find((each) => isWrong(each as HTMLInputElement));
    (first as HTMLElement | undefined)?.focus();
    return undefined;
  }

  return { form: { ref, onInput }, entered, errors, isTried, check, mark: setErrors };
}
