'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { isStudioLanguage } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { describeValue } from './describe-value.ts';
import { type LabelledField, labelOfPath } from './field-labels.ts';
import { applyChoices, type Difference, type Side, type Values } from './find-differences.ts';
import { savingTexts } from './saving-texts.ts';

type FieldChoicesProps = {
  collection: string;
  differences: readonly Difference[];
  /** In which the fields are named. */
  document: Values;
  choices: readonly Side[];
  onChoose: (choices: readonly Side[]) => void;
  /** What the two texts of a field are called, and who changed it. */
  words: Record<Side | 'allMine' | 'allTheirs', string>;
  explain: (difference: Difference) => string;
};

/** Two texts of each field side by side, of which one is chosen. */
export function FieldChoices(props: FieldChoicesProps) {
  const { collection, differences, document, choices, onChoose, words, explain } = props;
  const { i18n } = useTranslation();
  const { config, getEntityConfig } = useConfig();
  const texts = useTexts(savingTexts);
  const fields = (getEntityConfig({ collectionSlug: collection })?.fields ?? []) as LabelledField[];
  const language = isStudioLanguage(i18n.language) ? i18n.language : 'en';
  const findBlock = (slug: string) => config.blocksMap?.[slug as never] as never;
  return (
    <>
      {differences.length === 0 && <p>{texts.nothingDiffers}</p>}
      {differences.length > 1 && (
        <div className="saving-dialog__all">
          <button type="button" onClick={() => onChoose(differences.map(() => 'mine'))}>
            {words.allMine}
          </button>
          <button type="button" onClick={() => onChoose(differences.map(() => 'theirs'))}>
            {words.allTheirs}
          </button>
        </div>
      )}
      <div className="saving-dialog__fields">
        {differences.map((difference, index) => (
          <fieldset key={difference.path.join('.')}>
            <legend>
              {labelOfPath(difference.path, fields, document, findBlock, language)}
              <small>{explain(difference)}</small>
            </legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} data-side={side}>
                <input
                  type="radio"
                  name={`conflict-${index}`}
                  checked={choices[index] === side}
                  onChange={() => onChoose(choices.map((each, at) => (at === index ? side : each)))}
                />
                <strong>{words[side]}</strong>
                <span>{describeValue(difference[side], language)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** Where only one of the two changed something, that is kept. */
export const suggestChoices = (differences: readonly Difference[]): Side[] =>
  differences.map(({ changedBy }) => (changedBy === 'theirs' ? 'theirs' : 'mine'));

export function chosenValues(
  theirs: Values,
  differences: readonly Difference[],
  choices: readonly Side[],
): Values {
  const chosen = differences.filter((_, index) => choices[index] === 'mine');
  return applyChoices(
    theirs,
    chosen.map(({ path, mine }) => ({ path, value: mine })),
  );
}
