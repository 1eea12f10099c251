import { inAllLanguages } from './words.ts';

export const detail = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
