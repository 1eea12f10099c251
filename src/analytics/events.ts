import type { Language } from '../sites/languages.ts';

/**
 * Every event the tag manager can hear, by name, with what it carries. A room that has something to tell adds it
 * here, so that an analyst reads one file and a misspelt event does not compile.
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
};

export type DataLayerEvent = { [Name in keyof Events]: { event: Name } & Events[Name] }[keyof Events];

type PageSeen = { site: string; id: string; name: string; language: Language };

/** Pages have no variants yet; whoever counts them expects the place of one, as the content platform writes it. */
export function pageView({ site, id, name, language }: PageSeen): DataLayerEvent {
  return {
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: name,
    page_variant_id: `${site}_${id}_${language}_default`.toLowerCase(),
    language,
  };
}

/** Somebody searched from the hero (ANA-03). */
export function startPageSearch(term: string): DataLayerEvent {
  return { event: 'search', search_type: 'start page', search_term: term };
}
