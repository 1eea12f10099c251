import { ruleSentence } from '../../collections/rule-error-messages.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import type { RuleWarning } from './rule-warnings.ts';

export const ruleCheckTexts = {
  en: {
    heading: 'Before you save',
    refused: (reason: string) => `The site could not use this rule: ${reason}`,
    covers: (title: string, path: string, others: number) =>
      `Visitors no longer reach the public page “${title}” at ${path}${
        others > 0 ? `, nor ${others} other ${others === 1 ? 'page' : 'pages'}` : ''
      }.`,
    shadowed: (by: string) =>
      `This rule is never used: the rule for ${by} comes first. Drag this one above it.`,
    dead: (address: string) => `There is no public page at ${address}. Visitors would see “not found”.`,
    chain: (through: string, end: string) =>
      `Its target is redirected itself, by the rule for ${through}. Lead straight to ${end}.`,
  },
  sv: {
    heading: 'Innan du sparar',
    refused: (reason: string) => `Webbplatsen kan inte använda regeln: ${reason}`,
    covers: (title: string, path: string, others: number) =>
      `Besökare når inte längre den publicerade sidan ”${title}” på ${path}${
        others > 0 ? `, och inte heller ${others} ${others === 1 ? 'sida' : 'sidor'} till` : ''
      }.`,
    shadowed: (by: string) =>
      `Regeln används aldrig: regeln för ${by} kommer först. Dra den här ovanför den.`,
    dead: (address: string) =>
      `Det finns ingen publicerad sida på ${address}. Besökare skulle se ”hittades inte”.`,
    chain: (through: string, end: string) =>
      `Målet omdirigeras självt, av regeln för ${through}. Led direkt till ${end}.`,
  },
};

export function sentenceFor(warning: RuleWarning, language: string): string {
  const texts = chooseText(ruleCheckTexts, language);
  switch (warning.kind) {
    case 'refused':
      return texts.refused(ruleSentence(warning.problem, language));
    case 'covers':
      return texts.covers(warning.title, warning.path, warning.others);
    case 'shadowed':
      return texts.shadowed(warning.by);
    case 'dead':
      return texts.dead(warning.address);
    case 'chain':
      return texts.chain(warning.through, warning.end);
  }
}
