import type { ComponentProps } from 'react';
import { emailError, nameError, phoneError } from '../../../../shared/platform/contact-rules.ts';
import { PHONE_INPUT_PATTERN } from '../../../../shared/platform/phone-input-pattern.ts';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../../shared/ui/text-field.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';
import { type ContactField, MAX_MESSAGE_LENGTH, messageError } from '../contact-rules.ts';
import { fieldErrorText } from './field-error-text.ts';
import type { ContactFormControl } from './use-contact-form.ts';

type Props = ContactFormProps & { form: ContactFormControl };

/** The validation attributes are for browsers without script; a hydrated form validates by itself. */
export function ContactFields({ texts, isSample, takesApplications, dealerships, rejected, form }: Props) {
  const { register, errorFor } = form;
  const previous = rejected?.values ?? {};
  const stateOf = (field: ContactField) => {
    const error = errorFor(field);
    return { defaultValue: previous[field], error: error && fieldErrorText(field, error, texts) };
  };
  return (
    <>
      <fieldset className="col-span-full flex flex-wrap gap-3">
        <legend className="sr-only">{texts.contactWishes}</legend>
        <Wish
          id="contact-testdrive"
          label={texts.contactTestDrive}
          {...register('testDrive')}
          defaultChecked={'testDrive' in previous}
        />
        <Wish
          id="contact-quote"
          label={texts.contactQuote}
          {...register('quote')}
          defaultChecked={'quote' in previous}
        />
        {takesApplications && (
          <>
            <Wish
              id="contact-reserve"
              label={texts.contactReserve}
              {...register('reserve')}
              defaultChecked={'reserve' in previous}
            />
            <Wish
              id="contact-apply"
              label={texts.contactApply}
              {...register('apply')}
              defaultChecked={'apply' in previous}
            />
          </>
        )}
      </fieldset>
      {isSample && (
        <Select
          label={texts.contactSeller}
          className="col-span-full"
          required
          options={[
            { value: '', label: texts.contactChooseSeller },
            ...dealerships.map(({ siteName }) => ({ value: siteName, label: siteName })),
          ]}
          {...register('siteName', { validate: (value) => nameError(value) ?? true })}
          {...stateOf('siteName')}
        />
      )}
      <TextField
        label={texts.contactName}
        className="col-span-full"
        autoComplete="name"
        required
        {...register('name', { validate: (value) => nameError(value) ?? true })}
        {...stateOf('name')}
      />
      <TextField
        label={texts.contactPhone}
        type="tel"
        autoComplete="tel"
        required
        pattern={PHONE_INPUT_PATTERN}
        {...register('phone', { validate: (value) => phoneError(value) ?? true })}
        {...stateOf('phone')}
      />
      <TextField
        label={texts.contactEmail}
        type="email"
        autoComplete="email"
        placeholder={texts.contactEmailExample}
        required
        pattern=".+@.+\..+"
        {...register('email', { validate: (value) => emailError(value) ?? true })}
        {...stateOf('email')}
      />
      <TextArea
        label={texts.contactMessage}
        className="col-span-full"
        placeholder={texts.contactMessageExample}
        maxLength={MAX_MESSAGE_LENGTH}
        {...register('message', { validate: (value) => messageError(value) ?? true })}
        {...stateOf('message')}
      />
      <div className="absolute -left-[100vw]" aria-hidden="true">
        <label>
          website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
    </>
  );
}

function Wish({ label, id, ...box }: { label: string; id: string } & ComponentProps<'input'>) {
  return (
    <label
      id={id}
      className="check min-h-12 scroll-mt-[138px] items-center rounded-pill border border-line-field py-1.5 pr-5 pl-3.5 transition-colors duration-fast hover:border-ink has-checked:border-brand has-checked:bg-brand-tint lg:scroll-mt-0"
    >
      <input type="checkbox" className="check__control mt-0!" {...box} />
      <span className="check__text">{label}</span>
    </label>
  );
}
