import type { Coordinates } from '../platform/coordinates.ts';
import type { TextKey } from '../sites/dictionary.ts';

type Common = {
  label: TextKey;
  hint?: TextKey;
  /** Said where it is left out; otherwise the sentence of its kind. */
  missing?: TextKey;
  required?: boolean;
  /** The whole width of the form; otherwise two fields share a row. */
  wide?: boolean;
  /** Shown only while an option with `reveals` is ticked. */
  revealed?: boolean;
};

export type FormOption = {
  value: string;
  /** Shown for the value: a text of the dictionary, or as it is. */
  text?: TextKey;
  label?: string;
  note?: string;
  /** Values that go with the option. The server takes them from its own list, never from the browser. */
  also?: Readonly<Record<string, string>>;
  /** Shown beside the form while it is chosen. */
  details?: OptionDetails;
  /** With one, the options are sorted by distance as soon as the visitor's place is known. */
  position?: Coordinates | undefined;
  /** Ticking it shows the fields that are `revealed`. */
  reveals?: boolean;
};

export type OptionDetails = { lines: readonly string[]; phone?: string | undefined };

type Options<Context> = {
  options: readonly FormOption[] | ((context: Context) => Promise<readonly FormOption[]>);
};

/** A value that a form with a slot of its own parses by itself. */
export type SlotResult<Value> = { value: Value } | { error: FormFieldError };

/** One field of a declared form. The context is what its options are loaded with. */
export type FormField<Context = never> =
  | (Common & { kind: 'text' | 'name' | 'phone' | 'email' | 'plate' | 'message'; example?: TextKey })
  | (Common & { kind: 'number'; min: number; unit?: TextKey })
  | (Common & { kind: 'date'; notBefore?: 'today' })
  | (Common & Options<Context> & { kind: 'choice'; look?: 'radios' | 'select' })
  | (Common & Options<Context> & { kind: 'choices' | 'dealership' })
  /** A consent is never filled in for the visitor: it is not part of the draft. */
  | (Common & { kind: 'checkbox'; consent?: boolean })
  /** The same in every submission of the form; not shown. */
  | { kind: 'constant'; value: string | boolean }
  /**
   * Rendered by the component that the form's island gives for the field, which puts its values into hidden inputs of
   * the field's name; `parse` gets them as a list.
   */
  | (Common & {
      kind: 'slot';
      parse: (values: readonly string[]) => Promise<SlotResult<unknown>>;
      /** In the mail; without it the field has no row. */
      mailText?: (value: never) => readonly string[];
    });

export type FormFields<Context = never> = Readonly<Record<string, FormField<Context>>>;
export type FieldKind = FormField['kind'];
export type ShownField = Exclude<FormField, { kind: 'constant' }>;

/** Why a field is refused. */
export type FormFieldError = 'missing' | 'too short' | 'too long' | 'too low' | 'too early' | 'wrong';

/** The checked values of a form by its fields. */
export type FormValues<F extends FormFields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

type ValueOf<Field extends FormField> = Field extends { kind: 'number' }
  ? number | undefined
  : Field extends { kind: 'checkbox' }
    ? boolean
    : Field extends { kind: 'choices' }
      ? readonly string[]
      : Field extends { kind: 'constant'; value: infer Value }
        ? Value
        : Field extends { kind: 'slot'; parse: (...given: never[]) => Promise<SlotResult<infer Value>> }
          ? Value
          : string;
