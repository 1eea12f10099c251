import { inAllLanguages } from './words.ts';

export const gallery = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
