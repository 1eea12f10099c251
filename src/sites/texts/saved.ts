import { inAllLanguages } from './words.ts';

export const saved = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
