import type { TextProblem } from '../../src/shared/sites/text-problem.ts';
import { chooseText } from '../i18n/studio-text.ts';

/** Why a text cannot stand where the product's own one stands. */
export const textErrorMessages = {
  en: {
    placeholders: (expected: string, own: string) =>
      `The product fills in ${expected} here, and this text has ${own}. Write each of them once more, exactly like that.`,
    noPlaceholders: (own: string) => `The product fills nothing in here. Leave ${own} out.`,
    pluralForm: (form: string) =>
      `The plural lacks its form “${form}”. Add ${form} {…} with the words for it, as in the product’s text.`,
    noMessage: 'The braces do not fit together. Start again from the product’s text.',
    inBrowser: 'This text is filled in by the browser, which reads plain placeholders and plurals only.',
  },
  sv: {
    placeholders: (expected: string, own: string) =>
      `Här fyller produkten i ${expected}, och i den här texten står ${own}. Skriv var och en exakt så.`,
    noPlaceholders: (own: string) => `Här fyller produkten inte i något. Ta bort ${own}.`,
    pluralForm: (form: string) =>
      `Pluralen saknar formen ”${form}”. Lägg till ${form} {…} med orden för den, som i produktens text.`,
    noMessage: 'Klamrarna hör inte ihop. Börja om från produktens text.',
    inBrowser: 'Texten fylls i av webbläsaren, som bara läser vanliga klamrar och pluraler.',
  },
};

/** The sentence for an editor. */
export function textErrorMessage(problem: TextProblem, studioLanguage: string): string {
  const texts = chooseText(textErrorMessages, studioLanguage);
  const none = chooseText({ en: 'none', sv: 'inget' }, studioLanguage);
  switch (problem.kind) {
    case 'placeholders':
      if (problem.expected === 'none') return texts.noPlaceholders(problem.own);
      return texts.placeholders(problem.expected, problem.own === 'none' ? none : problem.own);
    case 'plural form':
      return texts.pluralForm(problem.form);
    case 'no message':
      return texts.noMessage;
    case 'browser':
      return texts.inBrowser;
  }
}
