import type { Coordinates } from '../platform/coordinates.ts';
import type { RuledField } from './field-rules.ts';
import type { FormFieldError, OptionDetails } from './form-field.ts';

/** Where the page says thank you; a form post without script is redirected there. */
export const DECLARED_FORM_SENT_ID = 'form-sent';

/** Everything a declared form shows and sends, computed on the server; plain JSON, so the declaration stays there. */
export type DeclaredFormProps = {
  formName: string;
  token: string;
  /** The page's path, for visitors without script. */
  source: string;
  sections: readonly { title: string; fields: readonly FieldView[] }[];
  /** Sent with every submission. */
  constants: Readonly<Record<string, string | boolean>>;
  texts: DeclaredFormTexts;
  /** What happens next, beside the form. */
  aside?: { title: string; steps: readonly string[] } | undefined;
  privacy: { href: string; label: string } | undefined;
  /** False: what is entered is not stored in the tab. */
  draft?: false | undefined;
  /** A form post that was refused, so that nothing has to be entered twice. */
  rejected?: RejectedForm | undefined;
};

export type RejectedForm = {
  values: Readonly<Record<string, readonly string[]>>;
  errors: FieldErrors;
  /** Refused for another reason than a field. */
  message: string | undefined;
};

export type FieldErrors = Readonly<Record<string, FormFieldError>>;

/** A field as it is shown. */
export type FieldView = RuledField & {
  name: string;
  label: string;
  hint?: string | undefined;
  example?: string | undefined;
  unit?: string | undefined;
  wide: boolean;
  revealed: boolean;
  consent: boolean;
  look?: 'radios' | 'select' | undefined;
  /** The site's zone, by which today is decided; only for dates that must not be past. */
  timeZone?: string | undefined;
  options?: readonly OptionView[] | undefined;
  errors: Readonly<Partial<Record<FormFieldError, string>>>;
};

export type OptionView = {
  value: string;
  label: string;
  note?: string | undefined;
  also?: Readonly<Record<string, string>> | undefined;
  details?: OptionDetails | undefined;
  position?: Coordinates | undefined;
  reveals?: boolean | undefined;
};

export type DeclaredFormTexts = {
  submit: string;
  submitting: string;
  optional: string;
  choose: string;
  /** Above the list of errors. */
  invalid: string;
  failure: string;
  sentTitle: string;
  sentText: string;
  /** 'Reference {reference}. The receipt goes to {email}.'; undefined where none is sent. */
  receipt: string | undefined;
  /** 'nearest first, from {place}' */
  nearest: string;
};
