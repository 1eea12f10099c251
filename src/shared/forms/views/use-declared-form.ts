import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pushEvent } from '../../analytics/data-layer.ts';
import type { DeclaredFormProps, FieldErrors, FieldView, OptionView } from '../declared-form-props.ts';
import type { FormFieldError } from '../form-field.ts';
import type { SentReceipt } from './declared-form-sent.tsx';
import { controlsOf, removeDraft, restoreDraft, saveDraft } from './form-draft.ts';
import type { FormSubmission } from './form-submission.ts';

/** idle → submitting → sent or failed; invalid until every marked field is corrected. */
export type DeclaredFormState =
  | { kind: 'idle' | 'submitting' | 'failed' }
  | { kind: 'sent'; receipt: SentReceipt | undefined }
  | { kind: 'invalid'; errors: FieldErrors };

/** What the components in a form's slots may do. */
export type FormHandle = {
  values: (name: string) => readonly string[];
  setValue: (name: string, value: string) => void;
};

export type DeclaredFormControl = {
  element: RefObject<HTMLFormElement | null>;
  state: DeclaredFormState;
  isHydrated: boolean;
  /** Grows with each refused attempt, so that focus goes to the summary again. */
  attempts: number;
  handle: FormHandle;
  /** The chosen dealership. */
  chosen: OptionView | undefined;
  onSubmit: (event: SyntheticEvent) => void;
  onInput: (event: SyntheticEvent) => void;
};

export function useDeclaredForm(props: DeclaredFormProps): DeclaredFormControl {
  const { formName, rejected } = props;
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<DeclaredFormState>(
    rejected && Object.keys(rejected.errors).length > 0
      ? { kind: 'invalid', errors: rejected.errors }
      : { kind: 'idle' },
  );
  const [attempts, setAttempts] = useState(0);
  const [isHydrated, setHydrated] = useState(false);
  const dealership = fieldsOf(props).find(({ kind }) => kind === 'dealership');
  const [chosenValue, setChosenValue] = useState(() => initialValue(dealership, rejected));
  const hasStarted = useRef(false);
  const isBusy = useRef(false);
  const submission = useRef<Promise<FormSubmission>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: props of an island never change
  useEffect(() => {
    setHydrated(true);
    if (element.current && !rejected) restoreDraft(element.current, props);
    readChosen();
  }, []);

  const readChosen = () => {
    if (element.current && dealership)
      setChosenValue(String(new FormData(element.current).get(dealership.name) ?? ''));
  };
  const report = (interaction: 'start' | 'error' | 'submit') =>
    pushEvent({ event: 'form_interaction', form_name: formName, interaction });
  const refuse = (errors: FieldErrors) => {
    report('error');
    setAttempts((before) => before + 1);
    setState({ kind: 'invalid', errors });
  };

  /** What checks and sends the form comes with the first input. */
  const loadSubmission = () => {
    submission.current ??= import('./form-submission.ts').then(({ formSubmission }) => formSubmission(props));
    return submission.current;
  };

  const submit = async (form: HTMLFormElement) => {
    const { findErrors, send } = await loadSubmission();
    const entered = new FormData(form);
    const errors = findErrors(entered);
    if (Object.keys(errors).length > 0) return refuse(errors);
    setState({ kind: 'submitting' });
    const result = await send(entered);
    if (result.kind === 'refused') return refuse(result.errors);
    report(result.kind === 'sent' ? 'submit' : 'error');
    if (result.kind === 'sent') removeDraft(formName);
    setState(result);
  };
  /** The line may have been cut since the page was loaded. */
  const fail = () => {
    submission.current = undefined;
    setState({ kind: 'failed' });
  };

  return {
    element,
    state,
    attempts,
    isHydrated,
    chosen: dealership?.options?.find(({ value }) => value === chosenValue),
    handle: {
      values: (name) => (element.current ? new FormData(element.current).getAll(name).map(String) : []),
      setValue: (name, value) => {
        const [control] = element.current ? controlsOf(element.current, name) : [];
        if (!control) return;
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      },
    },
    onSubmit: (event) => {
      event.preventDefault();
      // A second click before the fields are disabled is not a second lead.
      if (isBusy.current || !element.current) return;
      isBusy.current = true;
      void submit(element.current)
        .catch(fail)
        .finally(() => {
          isBusy.current = false;
        });
    },
    onInput: (event) => {
      if (!hasStarted.current) report('start');
      hasStarted.current = true;
      const loaded = loadSubmission();
      loaded.catch(() => {
        submission.current = undefined;
      });
      if (!element.current) return;
      if (props.draft !== false) saveDraft(element.current, props);
      readChosen();
      const { name } = event.target as HTMLInputElement;
      if (state.kind === 'invalid' && name in state.errors)
        void loaded.then(({ errorOf }) =>
          setState((now) => recheck(now, name, errorOf(name, new FormData(element.current ?? undefined)))),
        );
    },
  };
}

function fieldsOf({ sections }: DeclaredFormProps): readonly FieldView[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Where there is only one dealership it is chosen from the beginning. */
function initialValue(field: FieldView | undefined, rejected: DeclaredFormProps['rejected']): string {
  const only = field?.options?.length === 1 ? field.options[0]?.value : undefined;
  return (field && rejected?.values[field.name]?.[0]) ?? only ?? '';
}

/** A marked field loses its mark once it is right. */
function recheck(
  state: DeclaredFormState,
  name: string,
  error: FormFieldError | undefined,
): DeclaredFormState {
  if (state.kind !== 'invalid') return state;
  const { [name]: _, ...others } = state.errors;
  const errors: FieldErrors = error ? { ...others, [name]: error } : others;
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'idle' };
}
