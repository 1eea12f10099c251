import { chooseText, type StudioLanguage } from '../../../i18n/studio-text.ts';
import { fieldLabel } from '../fields/field-label.ts';
import type { FieldTexts } from '../fields/texts.ts';
import { type ImportWizardTexts, importWizardTexts } from '../import-wizard/texts.ts';
import { type DifferenceTexts, differenceTexts } from './difference-texts.ts';
import type { MappingDifference, RuleSource } from './mapping-differences.ts';

export type DifferenceWords = { what: string; before: string; after: string };

/** A difference as an editor reads it, by the words of the import wizard. */
export function differenceWords(
  difference: MappingDifference,
  language: StudioLanguage,
  fields: FieldTexts,
): DifferenceWords {
  const texts = {
    own: chooseText(differenceTexts, language),
    wizard: chooseText(importWizardTexts, language),
  };
  return {
    what: whatIsAbout(difference, texts, fields),
    before: sideOf(difference, 'before', texts),
    after: sideOf(difference, 'after', texts),
  };
}

type Texts = { own: DifferenceTexts; wizard: ImportWizardTexts };

function whatIsAbout(difference: MappingDifference, { own, wizard }: Texts, fields: FieldTexts): string {
  switch (difference.of) {
    case 'source':
      return fieldLabel(difference.field, fields);
    case 'value':
      return own.valueOf(fieldLabel(difference.field, fields), difference.written);
    case 'identity':
      return wizard.rules.identity;
    case 'prices':
      return wizard.rules.vat;
    case 'badLines':
      return wizard.rules.badLines;
    case 'read':
      return own.read[difference.option];
    default:
      return own.partOf(fieldLabel(difference.field, fields), own.parts[difference.of]);
  }
}

function sideOf(difference: MappingDifference, side: 'before' | 'after', { own, wizard }: Texts): string {
  switch (difference.of) {
    case 'source':
      return sourceWords(difference[side], own);
    case 'value': {
      const meaning = difference[side];
      return meaning === undefined ? own.undecided : meaning === null ? own.leftOut : String(meaning);
    }
    case 'identity': {
      const identity = difference[side];
      if (!identity) return wizard.rules.none;
      return identity.as === 'code' ? own.code(identity.columns) : own.hash(identity.columns);
    }
    case 'prices': {
      const prices = difference[side];
      if (!prices) return wizard.rules.vatUnknown;
      return prices.vat === 'included' ? wizard.rules.vatIncluded : own.withoutVat(prices.vatPercent);
    }
    case 'badLines': {
      const badLines = difference[side];
      return badLines ? own.badLines(badLines.upToPercent, badLines.keepDays) : wizard.rules.refuse;
    }
    case 'read':
      return signWords(difference[side], own);
    default: {
      const value = difference[side];
      if (value === undefined) return own.asFound;
      const { units, parts, dateOrders } = wizard.fields;
      if (difference.of === 'part') return parts[value] ?? value;
      if (difference.of === 'dateOrder') return dateOrders[value] ?? value;
      return (difference.of === 'unit' && units[value]) || signWords(value, own);
    }
  }
}

function sourceWords(source: RuleSource | undefined, own: DifferenceTexts): string {
  if (!source) return own.notBrought;
  const { columns = [], combine = 'first', constant, expression } = source;
  if (expression !== undefined) return own.expression(expression);
  const otherwise = constant === undefined ? '' : constantText(constant);
  if (columns.length === 0) return own.constant(otherwise);
  const named = columns.length === 1 ? own.column(columns[0] ?? '') : own.several[combine](columns);
  return otherwise ? own.otherwise(named, otherwise) : named;
}

function constantText(constant: NonNullable<RuleSource['constant']>): string {
  return Array.isArray(constant) ? constant.join(', ') : String(constant);
}

/** Signs that nobody sees are named. */
function signWords(value: string | number | undefined, own: DifferenceTexts): string {
  if (value === undefined) return own.asFound;
  return own.signs[String(value)] ?? String(value);
}
