import type { ComponentProps } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';
import {
  type ContactText,
  emailFault,
  LONGEST_MESSAGE,
  messageFault,
  nameFault,
  phoneFault,
} from '../contact-rules.ts';
import { faultWords } from './fault-words.ts';
import type { ContactFormControl } from './use-contact-form.ts';

type Props = ContactFormProps & { form: ContactFormControl };

/** The attributes are for browsers without script; once awake, the form checks by itself and says why. */
export function ContactFields({ texts, isSample, places, again, form }: Props) {
  const { register, faultOf } = form;
  const before = again?.values ?? {};
  const about = (field: ContactText) => {
    const fault = faultOf(field);
    return { defaultValue: before[field], error: fault && faultWords(field, fault, texts) };
  };
  return (
    <>
      <fieldset className="col-span-full flex flex-wrap gap-3">
        <legend className="sr-only">{texts.contactWishes}</legend>
        <Wish
          id="contact-testdrive"
          label={texts.contactTestDrive}
          {...register('testDrive')}
          defaultChecked={'testDrive' in before}
        />
        <Wish
          id="contact-quote"
          label={texts.contactQuote}
          {...register('quote')}
          defaultChecked={'quote' in before}
        />
      </fieldset>
      {isSample && (
        <NativeSelect
          label={texts.contactSeller}
          className="col-span-full"
          required
          options={[
            { value: '', label: texts.contactChooseSeller },
            ...places.map(({ siteName }) => ({ value: siteName, label: siteName })),
          ]}
          {...register('siteName', { validate: (value) => nameFault(value) ?? true })}
          {...about('siteName')}
        />
      )}
      <TextField
        label={texts.contactName}
        className="col-span-full"
        autoComplete="name"
        required
        {...register('name', { validate: (value) => nameFault(value) ?? true })}
        {...about('name')}
      />
      <TextField
        label={texts.contactPhone}
        type="tel"
        autoComplete="tel"
        required
        pattern="\+?[0-9 ]{6,20}"
        {...register('phone', { validate: (value) => phoneFault(value) ?? true })}
        {...about('phone')}
      />
      <TextField
        label={texts.contactEmail}
        type="email"
        autoComplete="email"
        placeholder={texts.contactEmailExample}
        required
        pattern=".+@.+\..+"
        {...register('email', { validate: (value) => emailFault(value) ?? true })}
        {...about('email')}
      />
      <TextArea
        label={texts.contactMessage}
        className="col-span-full"
        placeholder={texts.contactMessageExample}
        maxLength={LONGEST_MESSAGE}
        {...register('message', { validate: (value) => messageFault(value) ?? true })}
        {...about('message')}
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
