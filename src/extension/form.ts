import type { BlockLabels } from '../content/blocks/block-labels.ts';
import type { Customer, Receiver } from '../features/leads/lead.ts';
import type { Coordinates } from '../shared/platform/coordinates.ts';
import type { Log } from '../shared/platform/log.ts';
import type { Site } from '../shared/sites/site.ts';
import type { SettingDeclarations, SettingsOf } from './settings.ts';

/*
 * A form whose answers become leads, as the product's own features declare theirs. All texts are keys of the extension's own.
 */

export type FormDeclaration<
  S extends SettingDeclarations = SettingDeclarations,
  F extends FormFields<S> = FormFields<S>,
> = {
  /** What editors call the block that shows the form: pages know it as `{extension}-{form}`. */
  labels: BlockLabels;
  /** Without it, every site has the form. */
  isAvailableOn?: (site: Site) => boolean;
  fields: F;
  /** Every shown field once, in order, under headings. */
  sections: readonly { title: string; fields: readonly (keyof F & string)[] }[];
  /** What happens next, beside the form. */
  aside?: { title: string; steps: readonly string[] };
  /** Without it, what was entered in its fields of the kinds name, phone and email. */
  customer?: (answers: FormAnswers<F>) => Customer;
  /**
   * Who gets its mail; undefined where nobody is responsible. Without it, the dealership that was chosen, else the general
   * address. It is looked up on the server, and again at delivery where it failed.
   */
  receiver?: (answers: FormAnswers<F>, context: FormContext<S>) => Promise<Receiver | undefined>;
  /** The fields that the customer's receipt repeats; only such whose values are your own, such as choices. */
  receipt?: readonly (keyof F & string)[];
  mail?: {
    subject: (answers: FormAnswers<F>, t: OwnTexts) => string;
    heading: (answers: FormAnswers<F>, t: OwnTexts) => string;
  };
  texts: { title: string; submit: string; sentTitle: string; sentText: string; failure?: string };
  /** What somebody might enter, but for the dealership: the kit sends it. */
  sample: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};

export type OwnTexts = (key: string, values?: Record<string, string | number>) => string;

/** What options are loaded with, and the receiver is looked up with. */
export type FormContext<S extends SettingDeclarations = SettingDeclarations> = {
  site: Site;
  settings: SettingsOf<S>;
  log: Log;
  /** Those of the site in its usual order. Throws where the search fails. */
  dealerships: () => Promise<readonly FormDealership[]>;
};

export type FormDealership = {
  name: string;
  city: string | undefined;
  phone: string | undefined;
  /** Of its workshop, else its own. */
  email: string | undefined;
};

export type FormFields<S extends SettingDeclarations = SettingDeclarations> = Readonly<
  Record<string, FormFieldDeclaration<S>>
>;

type Common = {
  label: string;
  hint?: string;
  /** Said where it is left out; without it, the sentence of its kind. */
  missing?: string;
  required?: boolean;
  /** The whole width of the form; otherwise two fields share a row. */
  wide?: boolean;
  /** Shown only while an option with `reveals` is ticked. */
  revealed?: boolean;
};

/** Name, phone and email are called so in every language where they have no label of their own. */
type Contact = Omit<Common, 'label'> & { label?: string };

type Options<S extends SettingDeclarations> =
  | readonly FormOption[]
  | ((context: FormContext<S>) => Promise<readonly FormOption[]>);

export type FormFieldDeclaration<S extends SettingDeclarations = SettingDeclarations> =
  | (Contact & { kind: 'name' | 'phone' | 'email'; example?: string })
  | (Common & { kind: 'text' | 'plate' | 'message'; example?: string })
  | (Common & { kind: 'number'; min: number; unit?: string })
  | (Common & { kind: 'date'; notBefore?: 'today' })
  | (Common & { kind: 'choice'; options: Options<S>; look?: 'radios' | 'select' })
  | (Common & { kind: 'choices'; options: Options<S> })
  /** One of the site's dealerships. */
  | (Common & { kind: 'dealership' })
  /** A consent is never filled in for the visitor. */
  | (Common & { kind: 'checkbox'; consent?: boolean })
  /** The same in every lead of the form; not shown. */
  | { kind: 'constant'; value: string | boolean };

export type FormOption = {
  value: string;
  /** Shown for the value: a text by its key, or `label` as it is. */
  text?: string;
  label?: string;
  note?: string;
  /** Values that go with the option; the server takes them from here, never from the browser. */
  also?: Readonly<Record<string, string>>;
  /** With one, options are sorted by distance as soon as the visitor's place is known. */
  position?: Coordinates;
  /** Ticking it shows the fields that are `revealed`. */
  reveals?: boolean;
};

export type FormAnswers<F> = {
  readonly [Name in keyof F]: F[Name] extends { kind: 'number' }
    ? number | undefined
    : F[Name] extends { kind: 'checkbox' }
      ? boolean
      : F[Name] extends { kind: 'choices' }
        ? readonly string[]
        : F[Name] extends { kind: 'constant'; value: infer Value }
          ? Value
          : string;
};

/** A form, with answers that fit its fields. */
export function defineForm<
  const F extends FormFields<S>,
  // biome-ignore lint/suspicious/noExplicitAny: settings are those of the extension that the form is a part of
  S extends SettingDeclarations = any,
  // biome-ignore lint/suspicious/noExplicitAny: and its answers are its own
>(form: FormDeclaration<S, F>): FormDeclaration<any, any> {
  return form;
}
