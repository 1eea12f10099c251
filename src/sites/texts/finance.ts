import { inAllLanguages } from './words.ts';

export const finance = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
