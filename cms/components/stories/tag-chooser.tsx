'use client';

import { useAuth } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { InStudioLanguages } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { createDraft } from '../../views/new-document/create-draft.ts';
import { newDocumentTexts } from '../../views/new-document/texts.ts';
import { Problem } from '../form/problem.tsx';

type Props = {
  site: number | string;
  language: string;
  /** Ids of tags, in lower case. */
  chosen: readonly string[];
  choose: (ids: readonly string[]) => void;
  readOnly?: boolean;
};

type Tag = { tagId: string; name: string };

/** The tags of a site to choose from, and a field for a new one: it is made at once and chosen. */
export function TagChooser({ site, language, chosen, choose, readOnly = false }: Props) {
  const texts = useTexts(tagTexts);
  const refusals = useTexts(newDocumentTexts);
  const { user } = useAuth();
  const [round, setRound] = useState(0);
  const tags = useTags(site, language, round);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const isChosen = (id: string) => chosen.includes(id.toLowerCase());
  const unknown = tags ? chosen.filter((id) => tags.every(({ tagId }) => tagId.toLowerCase() !== id)) : [];

  function toggle(id: string): void {
    choose(isChosen(id) ? chosen.filter((each) => each !== id.toLowerCase()) : [...chosen, id.toLowerCase()]);
  }

  async function add(): Promise<void> {
    if (!name.trim()) return;
    const answer = await createDraft('tags', { site, name }, language, refusals);
    if ('problem' in answer) return setProblem(answer.problem);
    setProblem('');
    setName('');
    setRound(round + 1);
    const { tagId } = answer as { tagId?: string };
    if (tagId) choose([...chosen, tagId.toLowerCase()]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  return (
    <div className="tag-chooser">
      <ul aria-label={texts.tags}>
        {(tags ?? []).map(({ tagId, name: shown }) => (
          <li key={tagId}>
            <label>
              <input
                type="checkbox"
                checked={isChosen(tagId)}
                disabled={readOnly}
                onChange={() => toggle(tagId)}
              />
              {shown}
            </label>
          </li>
        ))}
        {unknown.map((id) => (
          <li key={id} data-state="changed">
            <label>
              <input type="checkbox" checked disabled={readOnly} onChange={() => toggle(id)} />
              {texts.unknown(id)}
            </label>
          </li>
        ))}
      </ul>
      {tags?.length === 0 && <p>{texts.none}</p>}
      {user?.['role'] !== 'author' && !readOnly && (
        <div className="tag-chooser__new">
          <label>
            <span>{texts.newTag}</span>
            <input
              value={name}
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={onKeyDown}
            />
          </label>
          <button type="button" className="studio-quiet" onClick={() => void add()}>
            {texts.add}
          </button>
        </div>
      )}
      <Problem message={problem} />
    </div>
  );
}

/** Those that have a name in the language; undefined until they are known. */
function useTags(site: number | string, language: string, round: number): readonly Tag[] | undefined {
  const [tags, setTags] = useState<readonly Tag[]>();
  useEffect(() => {
    const abort = new AbortController();
    const query = new URLSearchParams({
      'where[site][equals]': String(site),
      locale: language,
      sort: '_order',
      depth: '0',
      limit: '0',
      // A tag that was just made is asked for again.
      round: String(round),
    });
    fetch(`/admin/api/tags?${query}`, { credentials: 'same-origin', signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { docs } = (await response.json()) as { docs: { tagId: string; name?: string | null }[] };
        setTags(docs.flatMap(({ tagId, name }) => (name ? [{ tagId, name }] : [])));
      })
      .catch(() => {});
    return () => abort.abort();
  }, [site, language, round]);
  return tags;
}

type TagTexts = { tags: string; none: string; newTag: string; add: string; unknown: (id: string) => string };

const tagTexts: InStudioLanguages<TagTexts> = {
  en: {
    tags: 'Tags of the site',
    none: 'The site has no tags in this language yet.',
    newTag: 'New tag',
    add: 'Add the tag',
    unknown: (id) => `${id} (no tag of this site in this language)`,
  },
  sv: {
    tags: 'Webbplatsens etiketter',
    none: 'Webbplatsen har inga etiketter på det här språket än.',
    newTag: 'Ny etikett',
    add: 'Lägg till etiketten',
    unknown: (id) => `${id} (ingen etikett på webbplatsen på det här språket)`,
  },
};
