'use client';

import { useState } from 'react';
import type { z } from 'zod';
import type { versionList } from '../../../../src/features/inventory/mapping/openapi.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StudioLink } from '../../studio-link.tsx';
import { Answered } from '../answered.tsx';
import { feedPath } from '../feeds-route.ts';
import { useInventory } from '../use-inventory.ts';
import type { ListedIndex } from '../use-listed-indices.ts';
import { CompareVersions } from './compare-versions.tsx';
import { CopyMapping } from './copy-mapping.tsx';
import { MappingFile } from './mapping-file.tsx';
import type { MappingVersion } from './mapping-version.ts';
import { mappingTexts } from './texts.ts';
import { VersionTable } from './version-table.tsx';

type Props = { listed: ListedIndex; indices: readonly ListedIndex[] };

/** How the files of a stock are read, version by version. */
export function MappingPage({ listed, indices }: Props) {
  const texts = useTexts(mappingTexts);
  const path = `/${encodeURIComponent(listed.index)}/mapping/versions`;
  const { answer, reload } = useInventory<z.output<typeof versionList>>(path);
  return (
    <section aria-labelledby="feed-mapping">
      <h2 id="feed-mapping">{texts.heading}</h2>
      <p className="feeds__note">{texts.about}</p>
      <Answered answer={answer} again={reload}>
        {({ versions }) => <Versions {...{ listed, indices, versions, reload }} />}
      </Answered>
    </section>
  );
}

type VersionsProps = Props & { versions: readonly MappingVersion[]; reload: () => Promise<void> };

function Versions({ listed, indices, versions, reload }: VersionsProps) {
  const texts = useTexts(mappingTexts);
  const { index, mayChange } = listed;
  const documents = versions.filter(({ isRemoval }) => !isRemoval).map(({ version }) => version);
  const [compared, setCompared] = useState<readonly [from: number, to: number]>();
  const [said, setSaid] = useState('');
  const [latest] = versions;
  const inForce = latest && !latest.isRemoval ? latest.version : undefined;
  const shared = { index, latest: latest?.version ?? 0, hasMapping: inForce !== undefined };
  const changed = async (message: string) => {
    setCompared(undefined);
    // Said once the list has it: who reads of version 3 may choose it.
    await reload();
    setSaid(message);
  };
  return (
    <>
      {versions.length > 0 && (
        <VersionTable
          {...shared}
          versions={versions}
          mayChange={mayChange}
          compare={(version) => setCompared([documents[documents.indexOf(version) + 1] ?? version, version])}
          changed={changed}
        />
      )}
      {inForce === undefined && (
        <div className="feeds__failed">
          <p className="studio-view__empty">{texts.none}</p>
          {mayChange && (
            <StudioLink className="studio-button" href={feedPath(index, 'import-wizard')}>
              {texts.importFile}
            </StudioLink>
          )}
        </div>
      )}
      <div aria-live="polite">{said && <p className="operations__message">{said}</p>}</div>
      {documents.length > 1 && (
        <CompareVersions
          index={index}
          versions={documents}
          chosen={compared ?? [documents[1] ?? 0, documents[0] ?? 0]}
          choose={setCompared}
        />
      )}
      {mayChange && <CopyMapping listed={listed} indices={indices} versions={documents} />}
      <MappingFile {...shared} inForce={inForce} mayChange={mayChange} changed={changed} />
    </>
  );
}
