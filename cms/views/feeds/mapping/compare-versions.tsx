'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { FeedMapping } from '../../../../src/features/inventory/mapping/feed-mapping.ts';
import { isStudioLanguage } from '../../../i18n/studio-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PanelTable } from '../../operations/panel.tsx';
import { Answered } from '../answered.tsx';
import { fieldTexts } from '../fields/texts.ts';
import type { StoredMapping } from '../import-wizard/use-stored-mapping.ts';
import { Select } from '../select.tsx';
import { useInventory } from '../use-inventory.ts';
import { type DifferenceWords, differenceWords } from './difference-words.ts';
import { mappingDifferences } from './mapping-differences.ts';
import { mappingTexts } from './texts.ts';

type Chosen = readonly [from: number, to: number];
type Props = {
  index: string;
  versions: readonly number[];
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
};

/** Two versions side by side, column by column. */
export function CompareVersions({ index, versions, chosen: [from, to], choose }: Props) {
  const texts = useTexts(mappingTexts);
  const path = `/${encodeURIComponent(index)}/mapping?version=`;
  const before = useInventory<StoredMapping>(path + from);
  const after = useInventory<StoredMapping>(path + to);
  const heading = useHeadingFocus(`${from} ${to}`);
  const options = versions.map((version) => [String(version), texts.numbered(version)] as const);
  return (
    <section className="operations__panel" aria-labelledby="mapping-differences">
      <h2 id="mapping-differences" ref={heading} tabIndex={-1}>
        {texts.differences}
      </h2>
      <div className="feed-mapping__sides">
        <Select
          label={texts.from}
          value={String(from)}
          options={options}
          set={(version) => choose([Number(version), to])}
        />
        <Select
          label={texts.to}
          value={String(to)}
          options={options}
          set={(version) => choose([from, Number(version)])}
        />
      </div>
      <Answered answer={before.answer} again={before.reload}>
        {(earlier) => (
          <Answered answer={after.answer} again={after.reload}>
            {(later) => <Differences before={earlier} after={later} />}
          </Answered>
        )}
      </Answered>
    </section>
  );
}

/** Where other versions are chosen further up, the page goes to what they differ in. */
function useHeadingFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isChosenHere = heading.current?.parentElement?.contains(document.activeElement);
    if (before.current !== shown && !isChosenHere) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}

function Differences({ before, after }: { before: StoredMapping; after: StoredMapping }) {
  const texts = useTexts(mappingTexts);
  const fields = useTexts(fieldTexts);
  const { language } = useTranslation().i18n;
  const differences = mappingDifferences(before.mapping as FeedMapping, after.mapping as FeedMapping);
  return (
    <div className="feed-mapping__differences">
      <PanelTable
        label={texts.differences}
        columns={[
          { title: texts.what, of: ({ what }: DifferenceWords) => what },
          { title: texts.numbered(before.version), of: (words: DifferenceWords) => words.before },
          { title: texts.numbered(after.version), of: (words: DifferenceWords) => words.after },
        ]}
        rows={differences.map((each) =>
          differenceWords(each, isStudioLanguage(language) ? language : 'en', fields),
        )}
        keyOf={({ what }) => what}
        empty={texts.same}
      />
    </div>
  );
}
