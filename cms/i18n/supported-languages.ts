import { en } from '@payloadcms/translations/languages/en';
import { sv } from '@payloadcms/translations/languages/sv';

/** Payload's own words, in the languages that the studio is written in. */
export const supportedLanguages = { en, sv };
