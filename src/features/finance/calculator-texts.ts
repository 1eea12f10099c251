import { countries } from '../../shared/sites/countries.ts';
import type { TextKey } from '../../shared/sites/dictionary.ts';
import { type Language, languages } from '../../shared/sites/languages.ts';
import { keysOf, pickTexts } from '../../shared/sites/pick-texts.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import messages from './messages/panel/sv.json' with { type: 'json' };

type Speaker = { site: Pick<Site, 'country'>; language: Language };

/** What all panels show, and what a plan adds, in the site's language; placeholders are filled in the browser. */
export type CalculatorTexts<PlanKey extends TextKey = never> = Readonly<
  Record<keyof typeof messages | PlanKey, string>
>;

/** Only Scandinavians count in mil. */
export function calculatorTexts(
  texts: Texts,
  planKeys: readonly TextKey[],
  { site, language }: Speaker,
): CalculatorTexts {
  const all = pickTexts(texts, [...keysOf(messages), ...planKeys]);
  const { language: home } = countries[site.country];
  if (!languages[home as Language].mil) return { ...all, financeMil: '{mileage} km' };
  return kmPerMileage({ site, language }) > 1 ? { ...all, financeMil: '{mileage} km' } : all;
}

const KM_PER_MIL = 10;

/** Who reads no Swedish is told a Swedish mileage in kilometres. */
export function kmPerMileage({ site, language }: Speaker): number {
  return countries[site.country].odometer === 'mil' && languages[language].mil !== 'distance'
    ? KM_PER_MIL
    : 1;
}
