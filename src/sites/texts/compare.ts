import { inAllLanguages } from './words.ts';

export const compare = inAllLanguages({ sv: {}, nb: {}, en: {}, fi: {}, sk: {} });
