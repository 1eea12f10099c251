'use client';

import { useAllFormFields, useTranslation } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import {
  type ColourField,
  checkContrast,
  type MeasuredPair,
  measurePairs,
} from '../../../src/shared/ui/themes/check-contrast.ts';
import { checkedTheme } from '../../../src/shared/ui/themes/checked-theme.ts';
import type { Rgba } from '../../../src/shared/ui/themes/contrast.ts';
import { deriveTheme } from '../../../src/shared/ui/themes/derive-theme.ts';
import { pairName } from '../../collections/theme-pair-names.ts';
import type { InStudioLanguages } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Texts = {
  heading: string;
  passes: (count: number) => string;
  fails: (count: number) => string;
  half: string;
  needs: (least: number) => string;
  use: (colour: string) => string;
  derive: string;
  deriveHelp: string;
  all: string;
  sample: string;
};

const texts: InStudioLanguages<Texts> = {
  en: {
    heading: 'Contrast',
    passes: (count) => `All ${count} pairs of colours pass WCAG AA.`,
    fails: (count) => `${count} pairs can not be read well enough. The theme cannot be published like this.`,
    half: 'A colour is not written out yet.',
    needs: (least) => `needs ${least}`,
    use: (colour) => `Use ${colour}`,
    derive: 'Derive the rest from brand and accent',
    deriveHelp: 'Replaces text, page and all mixed colours.',
    all: 'All pairs',
    sample: 'Aa',
  },
  sv: {
    heading: 'Kontrast',
    passes: (count) => `Alla ${count} färgpar klarar WCAG AA.`,
    fails: (count) => `${count} färgpar går inte att läsa tillräckligt bra. Så kan temat inte publiceras.`,
    half: 'En färg är inte färdigskriven.',
    needs: (least) => `behöver ${least}`,
    use: (colour) => `Använd ${colour}`,
    derive: 'Härled resten ur varumärkesfärg och accent',
    deriveHelp: 'Ersätter text, sida och alla blandade färger.',
    all: 'Alla par',
    sample: 'Aa',
  },
};

/** Every pair that occurs on pages, measured while somebody drags. */
export function ThemeContrast() {
  const [fields, dispatch] = useAllFormFields();
  const { i18n } = useTranslation();
  const words = useTexts(texts);
  const theme = checkedTheme(reduceFieldsToValues(fields, true));
  const set = ({ group, name }: ColourField, value: string) =>
    dispatch({ type: 'UPDATE', path: `${group}.${name}`, value, valid: true });
  if (!theme)
    return (
      <section className="theme-contrast">
        <h3>{words.heading}</h3>
        <p role="status">{words.half}</p>
      </section>
    );
  const weak = checkContrast(theme);
  const measured = measurePairs(theme);
  const derive = () => {
    const { colours, mixed } = deriveTheme('new', keyColours(theme.colours));
    for (const [name, value] of Object.entries(colours))
      set({ group: 'colours', name: name as keyof typeof colours }, value);
    for (const [name, value] of Object.entries(mixed))
      set({ group: 'mixed', name: name as keyof typeof mixed }, value);
  };
  return (
    <section className="theme-contrast">
      <h3>{words.heading}</h3>
      <p role="status" className={weak.length > 0 ? 'theme-contrast__fails' : undefined}>
        {weak.length > 0 ? words.fails(weak.length) : words.passes(measured.length)}
      </p>
      <ul>
        {weak.map((pair) => (
          <li key={keyOf(pair)}>
            <Sample {...pair.seen} />
            <span>
              {pairName(pair, i18n.language)}: {pair.ratio.toFixed(2)}, {words.needs(pair.least)}
            </span>
            {pair.nearest && (
              <button type="button" onClick={() => pair.nearest && set(pair.field, pair.nearest)}>
                {words.use(pair.nearest)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.all}</summary>
        <ul>
          {measured.map((pair) => (
            <li key={keyOf(pair)}>
              <Sample {...pair.seen} />
              <span>
                {pairName(pair, i18n.language)}: {pair.ratio.toFixed(2)}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={derive}>
        {words.derive}
      </button>{' '}
      <small>{words.deriveHelp}</small>
    </section>
  );
}

function keyOf({ place, front, ground }: MeasuredPair): string {
  return `${place} ${front} ${ground}`;
}

function keyColours({ brand, accent }: { brand: `#${string}`; accent: `#${string}` }) {
  return { brand, accent };
}

function Sample({ front, ground }: { front: Rgba; ground: Rgba }) {
  const { sample } = useTexts(texts);
  return (
    <span
      aria-hidden="true"
      className="theme-contrast__sample"
      style={{ color: css(front), background: css(ground) }}
    >
      {sample}
    </span>
  );
}

function css([red, green, blue, alpha]: Rgba): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}
