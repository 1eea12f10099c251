'use client';

import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOption } from '../../links/link-options.ts';
import type { LinkKind } from '../../links/link-target.ts';
import { linkTexts } from './texts.ts';
import { useLinkQuery } from './use-link-query.ts';

type Props = { kind: LinkKind; words: string; pick: (option: LinkOption) => void };
type Found = { options: readonly LinkOption[]; count: number };

export function OptionList({ kind, words, pick }: Props) {
  const texts = useTexts(linkTexts);
  const answer = useLinkQuery<Found>(`options/${kind}`, { words });
  if (answer.state === 'loading') return <p role="status">{texts.loading}</p>;
  if (answer.state === 'failed') return <p role="alert">{texts.failed}</p>;
  const { options, count } = answer.data;
  if (options.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <>
      <ul className="link-picker__options" aria-label={texts.kinds[kind]}>
        {options.map((option) => (
          <li key={JSON.stringify(option.to)}>
            <button type="button" onClick={() => pick(option)}>
              <span>{option.title}</span>
              {option.address ? <code>{option.address}</code> : <small>{texts.notPublic}</small>}
            </button>
          </li>
        ))}
      </ul>
      {count > options.length && <p>{texts.more(count - options.length)}</p>}
    </>
  );
}
