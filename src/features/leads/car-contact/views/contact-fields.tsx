import type { ComponentProps } from 'react';
import { MAX_MESSAGE_LENGTH } from '../../../../shared/forms/field-rules.ts';
import { PHONE_INPUT_PATTERN } from '../../../../shared/platform/phone-input-pattern.ts';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../../shared/ui/text-field.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';
import type { ContactField } from '../contact-rules.ts';
import { fieldErrorText } from './field-error-text.ts';
import type { ContactFormControl } from './use-contact-form.ts';

type Props = ContactFormProps & { form: ContactFormControl };

/** The validation attributes are for browsers without script; a hydrated form validates by itself. */
export function ContactFields({ texts, isSample, takesApplications, dealerships, rejected, form }: Props) {
  const previous = rejected?.values ?? {};
  const wishes = [
    { name: 'testDrive', id: 'contact-testdrive', label: texts.contactTestDrive },
    { name: 'quote', id: 'contact-quote', label: texts.contactQuote },
    ...(takesApplications
      ? [
          { name: 'reserve', id: 'contact-reserve', label: texts.contactReserve },
          { name: 'apply', id: 'contact-apply', label: texts.contactApply },
        ]
      : []),
  ];
  const stateOf = (field: ContactField) => {
    const error = form.errorFor(field);
    return {
      name: field,
      defaultValue: previous[field],
      error: error && fieldErrorText(field, error, texts),
    };
  };
  return (
    <>
      <fieldset className="col-span-full flex flex-wrap gap-3">
        <legend className="sr-only">{texts.contactWishes}</legend>
        {wishes.map((wish) => (
          <Wish key={wish.name} {...wish} defaultChecked={wish.name in previous} />
        ))}
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
          {...stateOf('siteName')}
        />
      )}
      <TextField
        label={texts.contactName}
        className="col-span-full"
        autoComplete="name"
        required
        {...stateOf('name')}
      />
      <TextField
        label={texts.contactPhone}
        type="tel"
        autoComplete="tel"
        required
        pattern={PHONE_INPUT_PATTERN}
        {...stateOf('phone')}
      />
      <TextField
        label={texts.contactEmail}
        type="email"
        autoComplete="email"
        placeholder={texts.contactEmailExample}
        required
        pattern=".+@.+\..+"
        {...stateOf('email')}
      />
      <TextArea
        label={texts.contactMessage}
        className="col-span-full"
        placeholder={texts.contactMessageExample}
        maxLength={MAX_MESSAGE_LENGTH}
        {...stateOf('message')}
      />
      <div className="absolute -left-[100vw]" aria-hidden="true">
        <label>
          website
          <input type="text" tabIndex={-1} autoComplete="off" name="website" />
        </label>
      </div>
    </>
  );
}

function Wish({ label, id, ...box }: { label: string; id: string } & ComponentProps<'input'>) {
  return (
    <label
      id={id}
      className="check min-h-12 scroll-mt-[138px] items-center rounded-pill border border-line-field py-1.5 pr-5 pl-3.5 transition-colors duration-fast hover:border-ink has-checked:border-brand-ink has-checked:bg-brand-tint lg:scroll-mt-0"
    >
      <input type="checkbox" className="check__control mt-0!" {...box} />
      <span className="check__text">{label}</span>
    </label>
  );
}
