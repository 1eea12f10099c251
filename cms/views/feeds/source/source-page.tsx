'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Answered } from '../answered.tsx';
import { useInventory } from '../use-inventory.ts';
import type { ListedIndex } from '../use-listed-indices.ts';
import { SourceEditor } from './source-editor.tsx';
import type { StoredSource } from './source-form.ts';
import { SourceStatus } from './source-status.tsx';
import { sourceTexts } from './texts.ts';

/** Where the feed of a stock is fetched from. The list says whether there is such a place. */
export function SourcePage({ listed }: { listed: ListedIndex }) {
  const texts = useTexts(sourceTexts);
  const [hasSource, setHasSource] = useState(listed.source !== undefined);
  const shared = { listed, changed: setHasSource };
  return (
    <section aria-labelledby="feed-source">
      <h2 id="feed-source">{texts.heading}</h2>
      <p className="feeds__note">{hasSource ? texts.about : texts.none}</p>
      {!listed.mayChange && <p className="feeds__note">{texts.onlyLook}</p>}
      {listed.mayChange && listed.mappingVersion === undefined && (
        <p className="feeds__note">{texts.importFirst}</p>
      )}
      {hasSource ? (
        <PresentSource {...shared} />
      ) : (
        listed.mayChange && (
          <SourceEditor index={listed.index} stored={undefined} saved={() => setHasSource(true)} />
        )
      )}
    </section>
  );
}

/** While a file is fetched. */
const ASK_AGAIN_MS = 3000;

type Props = { listed: ListedIndex; changed: (hasSource: boolean) => void };

function PresentSource({ listed: { index, mayChange }, changed }: Props) {
  const { answer, reload } = useInventory<StoredSource>(`/${encodeURIComponent(index)}/source`);
  const status = answer?.state === 'ok' ? answer.body.status : undefined;
  useEffect(() => {
    if (!status?.isRequested && status?.state !== 'fetching') return;
    const timer = setTimeout(reload, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [status, reload]);
  return (
    <Answered answer={answer} again={reload}>
      {(stored) => (
        <>
          <SourceStatus
            stored={stored}
            mayChange={mayChange}
            reload={reload}
            removed={() => changed(false)}
          />
          {mayChange && <SourceEditor key={stored.version} index={index} stored={stored} saved={reload} />}
        </>
      )}
    </Answered>
  );
}
