import type { FieldError } from '../../../shared/platform/contact-rules.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError as FieldErrorMessage } from '../../../shared/ui/field.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import type { FormQuestion } from '../form-definition.ts';
import { partsOf } from '../parse-answers.ts';

type Props = {
  question: FormQuestion;
  texts: Texts;
  posted: URLSearchParams | undefined;
  error: FieldError | undefined;
};

/** One question of a form, with the native control for its kind. */
export function Question(props: Props) {
  const { question, texts, posted } = props;
  const { name, text, kind, hint, options, most } = question;
  const label = labelOf(question, texts);
  const message = props.error && texts(props.error === 'missing' ? 'formFieldMissing' : 'formFieldWrong');
  const given = posted?.get(name) ?? undefined;
  const shared = { name, label, error: message, required: question.required, hint: hint || undefined };
  if (partsOf(question).length > 0) return <Compound {...props} message={message} />;
  if (kind === 'checkbox') return <Checkboxes {...props} message={message} />;
  if (kind === 'radio' || kind === 'rating' || kind === 'scale') {
    const values = kind === 'radio' ? options : upTo(most);
    return (
      <RadioGroup
        legend={
          kind === 'scale' && options.length === 2
            ? `${text} (1 = ${options[0]}, ${most} = ${options[1]})`
            : label
        }
        name={name}
        options={values.map((value) => ({ value, label: value }))}
        look={kind === 'radio' ? 'list' : 'pills'}
        defaultValue={given}
        error={message}
      />
    );
  }
  if (kind === 'dropdown') {
    const choices = options.map((value) => ({ value, label: value }));
    return (
      <Select
        {...shared}
        defaultValue={given ?? ''}
        options={[{ value: '', label: texts('formChoose') }, ...choices]}
      />
    );
  }
  if (kind === 'textarea') return <TextArea {...shared} defaultValue={given} />;
  return <TextField {...shared} {...inputFor(kind)} defaultValue={given} />;
}

function labelOf({ text, required }: FormQuestion, texts: Texts): string {
  return required ? text : `${text} (${texts('formOptional')})`;
}

function upTo(most: number): string[] {
  return Array.from({ length: most }, (_, index) => String(index + 1));
}

function inputFor(kind: FormQuestion['kind']) {
  if (kind === 'email') return { type: 'email', autoComplete: 'email', inputMode: 'email' } as const;
  if (kind === 'phone') return { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const;
  if (kind === 'number' || kind === 'spinner') return { type: 'text', inputMode: 'numeric' } as const;
  if (kind === 'time') return { type: 'time' } as const;
  if (kind === 'datetime') return { type: 'datetime-local' } as const;
  return { type: 'text' } as const;
}

const partTexts: Record<string, { key: TextKey; autoComplete: string }> = {
  first: { key: 'formFirstName', autoComplete: 'given-name' },
  last: { key: 'formLastName', autoComplete: 'family-name' },
  addr_line1: { key: 'formStreet', autoComplete: 'address-line1' },
  postal: { key: 'formPostcode', autoComplete: 'postal-code' },
  city: { key: 'formCity', autoComplete: 'address-level2' },
};

function Compound({ question, texts, posted, message }: Props & { message: string | undefined }) {
  return (
    <fieldset className="grid min-w-0 gap-[10px] [&>legend]:mb-[10px]">
      <legend className="field__label">{labelOf(question, texts)}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-[16px]">
        {partsOf(question).map((part) => {
          const name = `${question.name}.${part}`;
          const { key = 'formFirstName', autoComplete = 'off' } = partTexts[part] ?? {};
          const given = posted?.get(name) ?? undefined;
          return (
            <TextField
              key={part}
              name={name}
              label={texts(key)}
              autoComplete={autoComplete}
              required={question.required}
              defaultValue={given}
              error={given ? undefined : message}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function Checkboxes({ question, texts, posted, message }: Props & { message: string | undefined }) {
  const chosen = posted?.getAll(question.name) ?? [];
  return (
    <fieldset className="grid min-w-0 gap-[10px] [&>legend]:mb-[10px]">
      <legend className="field__label">{labelOf(question, texts)}</legend>
      {question.options.map((option) => (
        <Checkbox
          key={option}
          name={question.name}
          value={option}
          label={option}
          defaultChecked={chosen.includes(option)}
        />
      ))}
      <FieldErrorMessage error={message} />
    </fieldset>
  );
}
