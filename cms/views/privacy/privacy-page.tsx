'use client';

import { useState } from 'react';
import type { FoundRecord } from '../../../src/features/privacy/find-person.ts';
import type { Person } from '../../../src/shared/personal-data/person-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { askPrivacy } from './ask-privacy.ts';
import { ErasureProof } from './erasure-proof.tsx';
import { FoundRecords } from './found-records.tsx';
import { KeptRecords } from './kept-records.tsx';
import { PersonForm } from './person-form.tsx';
import type { LanguageChoice, ListedErasure, PrivacyOverview } from './privacy-overview.ts';
import { privacyTexts } from './texts.ts';

type Search = { person: Person; records: readonly FoundRecord[]; isCut: boolean };

/** The request of one person, from the search to the proof. */
export function PrivacyPage({
  initial,
  languages,
}: {
  initial: PrivacyOverview;
  languages: readonly LanguageChoice[];
}) {
  const texts = useTexts(privacyTexts);
  const [overview, setOverview] = useState(initial);
  const [search, setSearch] = useState<Search>();
  const [proof, setProof] = useState<ListedErasure>();
  const [message, setMessage] = useState('');

  const find = async (person: Person) => {
    setMessage(texts.searching);
    setProof(undefined);
    const answer = await askPrivacy<Omit<Search, 'person'>>('/find', { person }, texts);
    setSearch(answer.ok ? { person, ...answer.body } : undefined);
    setMessage(answer.ok ? '' : answer.problem);
  };
  const erased = async (erasure: ListedErasure) => {
    setSearch(undefined);
    setProof(erasure);
    const answer = await askPrivacy<PrivacyOverview>('', undefined, texts);
    if (answer.ok) setOverview(answer.body);
  };

  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <PersonForm find={find} />
      <div aria-live="polite">{message && <p className="privacy__message">{message}</p>}</div>
      {search && (
        <FoundRecords
          key={JSON.stringify(search.person)}
          {...search}
          languages={languages}
          canErase={overview.canErase}
          erased={erased}
        />
      )}
      <div aria-live="polite">{proof && <ErasureProof erasure={proof} />}</div>
      <KeptRecords overview={overview} />
    </>
  );
}
