import { inAllLanguages } from './words.ts';

export const contact = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
