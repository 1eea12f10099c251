import {
  readFeedProblem,
  readFieldProblems,
} from '../../../../src/features/inventory/problems/feed-problems.ts';
import { fillTemplate } from '../../../../src/shared/platform/fill-template.ts';
import type { StudioLanguage } from '../../../i18n/studio-text.ts';
import { figuresIn } from '../../operations/figures.ts';
import { fieldLabel } from '../fields/field-label.ts';
import type { FieldTexts } from '../fields/texts.ts';
import { problemTexts } from './problem-texts.ts';

/**
 * What the inventory says is wrong, in the editor's language and with what people call the fields. A sentence that is none
 * of the inventory's own, such as what a library throws, stays as it is.
 */
export function explainReason(reason: string, fields: FieldTexts, language: StudioLanguage): string {
  const sentence = reason.replace(/ Nothing has changed\.$/, '');
  const texts = problemTexts[language];
  const problem = readFeedProblem(sentence);
  if (problem) {
    const values = Object.entries(problem.values).map(
      ([name, value]) => [name, valueText(name, value, fields, language)] as const,
    );
    return fillTemplate(texts.feed[problem.code], Object.fromEntries(values));
  }
  const wrong = readFieldProblems(sentence);
  if (wrong)
    return `${wrong.map(({ field, code }) => `${fieldLabel(field, fields)} ${texts.field[code]}`).join('; ')}.`;
  return inParts(sentence, fields, language) ?? reason;
}

/** A refusal with its first line: 'One line is not right … Line 3: car_price is missing.' */
function inParts(sentence: string, fields: FieldTexts, language: StudioLanguage): string | undefined {
  const [, whole, line, ofLine] = /^([\s\S]+?) Line (\d+): ([\s\S]+)$/.exec(sentence) ?? [];
  if (!whole || !line || !ofLine) return undefined;
  const first = fillTemplate(problemTexts[language].feed['in-line'], {
    line,
    problem: explainReason(ofLine, fields, language),
  });
  return `${explainReason(whole, fields, language)} ${first}`;
}

function valueText(name: string, value: string, fields: FieldTexts, language: StudioLanguage): string {
  if (name === 'field') return fieldLabel(value, fields);
  if (name === 'problem' || name === 'problems' || name === 'reason')
    return explainReason(value, fields, language);
  const isFigure = /^\d{1,3}(?:,\d{3})+$/.test(value);
  return isFigure ? figuresIn(language).count(Number(value.replaceAll(',', ''))) : value;
}
