import type { Language } from '../sites/languages.ts';

/**
 * Every event of the data layer, by name, with its parameters. Modules add theirs here, so that an analyst reads one
 * file and a misspelt event does not compile.
 */
export type Events = {
  page_view: {
    channel: 'WEB';
    /** On every site, whatever it sells in (ANA-02). */
    currency: 'USD';
    page_name: string;
    page_variant_id: string;
    language: Language;
  };
  search: { search_type: 'start page'; search_term: string };
  /** A car's gallery was opened over the whole screen (ANA-04). */
  gallery_open: { car_id: string; gallery_mode: GalleryMode; opened_from: 'car page' | 'card' };
  /** Another picture is shown, the first being 1 (ANA-04). */
  gallery_slide: { car_id: string; slide: number };
  /** From pictures to video or 360° view, or back (ANA-04). */
  gallery_mode: { car_id: string; gallery_mode: GalleryMode };
  /** A lead was accepted (ANA-04). */
  form_submit: { form_name: string; car_id: string; quote: boolean; test_drive: boolean };
  /** A form was begun, refused or failed, or sent (ANA-06). Never with what was entered. */
  form_interaction: { form_name: string; interaction: 'start' | 'error' | 'submit' };
  /** A click on a telephone number or a mail address on the page of a car (ANA-04). */
  contact: { method: 'phone' | 'email'; car_id: string };
  /** A monthly cost was calculated; once per pause in the input (ANA-04). */
  calculator: {
    car_id: string;
    /** The product of a finance plan: 'loan', 'private leasing', 'company leasing', 'uk finance'. */
    calculator: string;
    monthly_cost?: number | undefined;
    months?: number | undefined;
    down_payment?: number | undefined;
  };
  /** A step of the service booking is shown (ANA-09). */
  booking_step: {
    step: number;
    step_name: 'car' | 'services' | 'addons' | 'time and place' | 'contact' | 'confirmation';
  };
  /** The look-up of a car failed, by the code of the error (SB-32, ANA-09). Never with the plate. */
  booking_lookup_error: { error_code: string };
  /** No workshop has a free time, or the stream of them failed (ANA-10). */
  no_workshop_available: { reason: 'no sites' | 'error' };
  /** A step of a flow is shown (ANA-06). */
  flow_interaction: {
    flow: 'tyre hotel';
    step: 'search' | 'login' | 'validate' | 'logged in' | 'booking' | 'confirmation';
  };
  /** The contact form of the tyre hotel is shown, or its booking confirmed (ANA-07). */
  lead: { step: 5 | 6 };
  /** A workshop time was booked; once, also when the page is loaded again (ANA-05, ANA-08). */
  purchase: {
    transaction_id: string;
    transaction_type: 'service booking';
    /** ISO 4217. */
    currency: string;
    value: number;
    items: readonly {
      item_id: string;
      item_name: string;
      item_brand: string;
      item_category: string;
      item_variant: string;
      price: number;
      quantity: number;
    }[];
  };
};

type GalleryMode = 'image' | 'video' | 'external' | 'internal';

export type DataLayerEvent = { [Name in keyof Events]: { event: Name } & Events[Name] }[keyof Events];

type ViewedPage = { site: string; id: string; name: string; language: Language };

/** Pages have no variants yet; analysts expect a variant in the id, as the former content platform wrote it. */
export function pageView({ site, id, name, language }: ViewedPage): DataLayerEvent {
  return {
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: name,
    page_variant_id: `${site}_${id}_${language}_default`.toLowerCase(),
    language,
  };
}

/** A search from the hero (ANA-03). */
export function startPageSearch(term: string): DataLayerEvent {
  return { event: 'search', search_type: 'start page', search_term: term };
}
