import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pushEvent } from '../../analytics/data-layer.ts';
import { reportClientError } from '../../platform/report-client-error.ts';
import type { DeclaredFormProps, FieldErrors, FieldView, OptionView } from '../forms/declared-form-props.ts';
import type { FormFieldError } from '../forms/form-field.ts';
import { sendLead } from '../send-lead.ts';
import { submissionIds } from '../submission-id.ts';
import { errorOf, findErrors, valuesToSend } from './declared-form-values.ts';
import { controlsOf, removeDraft, restoreDraft, saveDraft } from './form-draft.ts';
import { makeSubmissionId, pause, postLead } from './post-lead.ts';

/** idle → submitting → sent or failed; invalid until every marked field is corrected. */
export type DeclaredFormState =
  | { kind: 'idle' | 'submitting' | 'failed' | 'sent' }
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

/** The server refuses forms sent sooner after the page was rendered (form-token.ts). */
const MIN_AGE_MS = 2500;

const log = (level: 'warn' | 'error', code: string, reason: string) =>
  reportClientError(code, 'declared-form', reason, { level });

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
  const idFor = useRef(submissionIds(makeSubmissionId));

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

  const submit = async (form: HTMLFormElement) => {
    const entered = new FormData(form);
    const errors = findErrors(entered, props, new Date());
    if (Object.keys(errors).length > 0) return refuse(errors);
    setState({ kind: 'submitting' });
    await pause(Math.max(0, MIN_AGE_MS - performance.now()));
    const result = await sendForm(props, valuesToSend(entered, props), idFor.current);
    if (result !== 'sent' && result !== 'failed') return refuse(result);
    report(result === 'sent' ? 'submit' : 'error');
    if (result === 'sent') removeDraft(formName);
    setState({ kind: result });
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
      if (state.kind !== 'submitting' && element.current) void submit(element.current);
    },
    onInput: (event) => {
      if (!hasStarted.current) report('start');
      hasStarted.current = true;
      if (!element.current) return;
      saveDraft(element.current, props);
      readChosen();
      const { name } = event.target as HTMLInputElement;
      setState((now) => recheck(now, name, new FormData(element.current ?? undefined), props));
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
  entered: FormData,
  props: DeclaredFormProps,
): DeclaredFormState {
  if (state.kind !== 'invalid' || !(name in state.errors)) return state;
  const field = fieldsOf(props).find((each) => each.name === name);
  const error = field && errorOf(field, entered, new Date());
  const { [name]: _, ...others } = state.errors;
  const errors: FieldErrors = error ? { ...state.errors, [name]: error } : others;
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'idle' };
}

/** Only 202 is success. A refusal that names fields is shown at them. */
async function sendForm(
  { formName, source }: DeclaredFormProps,
  values: Record<string, unknown>,
  idFor: (content: string) => string,
): Promise<'sent' | 'failed' | FieldErrors> {
  let refused: FieldErrors = {};
  const post = async (lead: Parameters<typeof postLead>[0]) => {
    const response = await postLead(lead);
    if (response.status === 422) refused = await readProblems(response);
    return response;
  };
  const formSubmissionId = idFor(JSON.stringify(values));
  const page = location.pathname.startsWith('/api/') ? new URL(source, location.href).href : location.href;
  const lead = { formName, formSubmissionId, values: { ...values, source: page.replace(/#.*$/, '') } };
  const isSent = await sendLead(lead, {
    ...{ post, pause, log },
    isSuccess: ({ status }) => status === 202,
    isFinal: () => Object.keys(refused).length > 0,
  });
  if (isSent) return 'sent';
  return Object.keys(refused).length > 0 ? refused : 'failed';
}

async function readProblems(response: Response): Promise<FieldErrors> {
  try {
    const { problems } = (await response.json()) as {
      problems: { field: string; problem: FormFieldError }[];
    };
    return Object.fromEntries(problems.map(({ field, problem }) => [field, problem]));
  } catch {
    return {};
  }
}
