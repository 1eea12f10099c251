import { emailError } from '../../shared/platform/contact-rules.ts';

/** Why a form cannot be published. */
type FormProblem = {
  kind: FormProblemKind;
  path: readonly (string | number)[];
};

type FormProblemKind =
  | 'no receiver'
  | 'wrong address'
  | 'no question'
  | 'name twice'
  | 'no choices'
  | 'no email question';

/** What a form says of itself, whole or half written. */
type WrittenForm = {
  receivers?: readonly { email?: string | null | undefined }[] | null | undefined;
  confirmByMail?: boolean | null | undefined;
  questions?:
    | readonly {
        name?: string | null | undefined;
        kind?: string | null | undefined;
        required?: boolean | null | undefined;
        options?: readonly string[] | null | undefined;
      }[]
    | null
    | undefined;
};

const kindsWithChoices: readonly unknown[] = ['radio', 'checkbox', 'dropdown'];

/** The studio and the server refuse the same forms. */
export function findFormProblems(form: WrittenForm): readonly FormProblem[] {
  const [receivers, questions] = [form.receivers ?? [], form.questions ?? []];
  const names = questions.map(({ name }) => name);
  return [
    ...(receivers.length === 0 ? [problem('no receiver', 'receivers')] : []),
    ...receivers.flatMap(({ email }, row) =>
      emailError(email ?? '') ? [problem('wrong address', 'receivers', row, 'email')] : [],
    ),
    ...(questions.length === 0 ? [problem('no question', 'questions')] : []),
    ...questions.flatMap(({ name, kind, options }, row) => [
      ...(name && names.indexOf(name) < row ? [problem('name twice', 'questions', row, 'name')] : []),
      ...(kindsWithChoices.includes(kind) && !options?.length
        ? [problem('no choices', 'questions', row, 'options')]
        : []),
    ]),
    ...(form.confirmByMail && !questions.some(({ kind, required }) => kind === 'email' && required)
      ? [problem('no email question', 'confirmByMail')]
      : []),
  ];
}

function problem(kind: FormProblemKind, ...path: readonly (string | number)[]): FormProblem {
  return { kind, path };
}
