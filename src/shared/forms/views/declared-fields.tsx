import type { ComponentProps, ComponentType } from 'react';
import { PHONE_INPUT_PATTERN } from '../../platform/phone-input-pattern.ts';
import { cx } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import type { DeclaredFormProps, FieldView } from '../declared-form-props.ts';
import { MAX_MESSAGE_LENGTH } from '../field-rules.ts';
import { DealershipSelect } from './dealership-select.tsx';
import type { FormHandle } from './use-declared-form.ts';

export type SlotProps = { field: FieldView; error: string | undefined; form: FormHandle };

/** A component for a field of the kind `slot`, or one shown below a field of another kind; by the field's name. */
export type FormSlots = Readonly<Record<string, ComponentType<SlotProps>>>;

type Props = {
  field: FieldView;
  error: string | undefined;
  texts: DeclaredFormProps['texts'];
  /** What was entered before the form was refused. */
  previous: readonly string[] | undefined;
  form: FormHandle;
  slots: FormSlots;
};

/** Error summaries link to it. */
export const fieldId = (name: string) => `field-${name}`;

export function DeclaredField({ slots, ...props }: Props) {
  const { field, error, form } = props;
  const Slot = slots[field.name];
  return (
    <div
      className={cx('declared-form__field min-w-0 scroll-mt-[138px]', isWide(field) && 'sm:col-span-full')}
      data-revealed={field.revealed || undefined}
    >
      {field.kind !== 'slot' && <Control {...props} />}
      {Slot && <Slot field={field} error={error} form={form} />}
    </div>
  );
}

function isWide({ kind, wide, look }: FieldView): boolean {
  return wide || ['message', 'choices', 'checkbox', 'slot'].includes(kind) || look === 'radios';
}

/** The validation attributes are for browsers without script; a hydrated form validates by itself. */
function Control({ field, error, texts, previous, ...rest }: Omit<Props, 'slots'>) {
  const { name, kind, required, example, unit, hint } = field;
  const [value] = previous ?? [];
  const label = required ? field.label : <OptionalLabel label={field.label} optional={texts.optional} />;
  const shared = { id: fieldId(name), name, label, hint, error, required, defaultValue: value };
  if (kind === 'message')
    return <TextArea {...shared} placeholder={example} maxLength={MAX_MESSAGE_LENGTH} />;
  if (kind === 'checkbox')
    return (
      <>
        <Box
          type="checkbox"
          {...{ id: fieldId(name), name, required }}
          label={field.label}
          note={hint}
          defaultChecked={value !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(name)}-error` : undefined}
          className={error && 'check--invalid'}
        />
        <FieldError id={`${fieldId(name)}-error`} error={error} />
      </>
    );
  if (kind === 'choices' || (kind === 'choice' && field.look === 'radios'))
    return <Choices {...{ field, error, texts, previous, ...rest }} />;
  if (kind === 'dealership') {
    const { choose, nearest } = texts;
    return <DealershipSelect {...shared} {...{ choose, nearest }} options={field.options ?? []} />;
  }
  if (kind === 'choice')
    return <Select {...shared} options={[{ value: '', label: texts.choose }, ...(field.options ?? [])]} />;
  return (
    <TextField {...shared} {...inputProps[kind]} {...dateLimits(field)} placeholder={example} unit={unit} />
  );
}

const inputProps: Partial<Record<FieldView['kind'], object>> = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', pattern: PHONE_INPUT_PATTERN },
  email: { type: 'email', autoComplete: 'email', pattern: '.+@.+\\..+' },
  plate: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    className: 'declared-form__plate',
  },
  number: { inputMode: 'numeric', autoComplete: 'off', pattern: '[0-9\\s]+' },
  date: { type: 'date' },
};

function dateLimits({ kind, notBefore }: FieldView) {
  return kind === 'date' && notBefore ? { min: notBefore } : {};
}

/** Any number of options or one of them, with the browser's own boxes: works in a plain form. */
function Choices({ field, error, texts, previous = [] }: Omit<Props, 'slots'>) {
  const { name, kind, label, hint, required, options = [] } = field;
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="radios__legend">
        {required ? label : <OptionalLabel label={label} optional={texts.optional} />}
      </legend>
      {hint && <p className="field__hint">{hint}</p>}
      <div className="mt-3 grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
        {options.map((option) => (
          <Box
            key={option.value}
            type={kind === 'choices' ? 'checkbox' : 'radio'}
            name={name}
            required={kind === 'choice' && required}
            value={option.value}
            label={option.label}
            note={option.note}
            defaultChecked={previous.includes(option.value)}
            data-reveals={option.reveals || undefined}
            className="declared-form__option min-h-13 items-center rounded-field px-4 py-2 [transition-property:border-color,background-color] [transition-duration:var(--fast)]"
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type BoxProps = ComponentProps<'input'> & { label: string; note: string | undefined };

/** Smaller than the checkbox of the kit, and a radio button as well; a form page has little room for script. */
function Box({ label, note, className, ...box }: BoxProps) {
  return (
    <label className={cx('check', className)}>
      <input {...box} className="check__control" />
      <span className="check__text">
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

function OptionalLabel({ label, optional }: { label: string; optional: string }) {
  return (
    <>
      {label} <span className="font-normal text-ink-muted">({optional})</span>
    </>
  );
}
