import { inAllLanguages } from './words.ts';

export const card = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
