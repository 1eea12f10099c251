import type { DeclaredFormProps } from '../../../shared/forms/declared-form-props.ts';
import type { RichText } from '../../../shared/platform/fields/rich-text.ts';
import type { Country } from '../../../shared/sites/countries.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { CarBody } from '../car-bodies.ts';
import type messages from '../messages/flow/sv.json';

export type TyreTextKey = keyof typeof messages;

export type CarPicture = { src: string; width: number; height: number };

/** What the flow's island gets from the server. Its texts are looked up by `flow.texts`. */
export type TyreHotelProps = {
  language: Language;
  country: Country;
  timeZone: string;
  texts: Readonly<Record<TyreTextKey, string>>;
  title: string;
  help: { search: string; login: string; booking: string };
  contactEmail: string;
  disclaimer: RichText;
  /** The one plate whose vehicle page has the label of the king (TH-29, TH-30). */
  kingPlate: string;
  /** For plates without an agreement (TH-14). */
  serviceLink?: { href: string; text: string } | undefined;
  /** The form for the price of new tyres; undefined where it cannot be rendered. */
  offer: DeclaredFormProps | undefined;
  startHref: string;
  /** Beside the number plate; the site's own picture, not the customer's car. */
  carPicture?: CarPicture | undefined;
  /** For agreements that name the body of the car. */
  bodyPictures: Readonly<Partial<Record<CarBody, CarPicture>>>;
  currency: string;
};
