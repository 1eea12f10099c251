'use client';

import type { HTMLAttributes, KeyboardEvent } from 'react';
import { wildcardMarker } from '../../../src/shared/sites/wildcard.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';
import type { TreeNode } from './build-page-tree.ts';
import type { OverviewPage } from './site-pages.ts';
import { pageTreeTexts } from './texts.ts';

type Props = {
  node: TreeNode<OverviewPage>;
  site: OwnSite;
  /** Who has the page open. */
  people: string | undefined;
  isOpen: boolean;
  toggle: () => void;
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  drag: HTMLAttributes<HTMLTableRowElement>;
  askToMove: (() => void) | undefined;
};

export function PageTreeRow(props: Props) {
  const { node, site, people, isOpen, toggle, isCurrent, onFocus, onKeyDown, drag, askToMove } = props;
  const texts = useTexts(pageTreeTexts);
  const { page, level, children } = node;
  const hasChildren = children.length > 0;
  const edit = `/admin/collections/pages/${page.id}`;
  const [first] = page.languages;
  const shown = page.languages.find(
    ({ isPublic, address }) => isPublic && address && !address.includes(wildcardMarker),
  );
  return (
    <tr
      {...drag}
      aria-level={level}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onKeyDown={onKeyDown}
    >
      <td>
        <div className="page-tree__page" style={{ paddingInlineStart: `${(level - 1) * 1.75}rem` }}>
          {hasChildren ? (
            <button
              type="button"
              className="page-tree__toggle"
              data-open={isOpen}
              tabIndex={-1}
              onClick={toggle}
              aria-label={isOpen ? texts.close(page.title) : texts.open(page.title)}
            >
              <StudioIcon name="chevron" />
            </button>
          ) : (
            <span className="page-tree__leaf" />
          )}
          <div>
            <StudioLink href={`${edit}?locale=${first?.code ?? ''}`}>{page.title}</StudioLink>
            <p>
              {plainAddress(page.languages.find(({ address }) => address)?.address) ?? texts.noAddress}
              {first?.hidden && <span className="page-tree__hidden">{texts.hidden}</span>}
              {people && <span className="page-tree__people">{texts.openedBy(people)}</span>}
            </p>
          </div>
        </div>
      </td>
      {page.languages.map(({ code, state, behind }) => (
        <td key={code} data-language={code}>
          <StudioLink href={`${edit}?locale=${code}`} className="page-tree__state">
            <span data-state={state}>{texts.states[state]}</span>
            {behind && <span className="page-tree__behind">{texts.older}</span>}
          </StudioLink>
        </td>
      ))}
      <td className="page-tree__order">{page.order ?? ''}</td>
      <td>
        <div className="page-tree__actions">
          <StudioLink href={`/admin/collections/pages/create?site=${site.name}&parent=${page.id}`}>
            <StudioIcon name="plus" />
            <span>{texts.newBelow}</span>
          </StudioLink>
          {askToMove && (
            <button type="button" onClick={askToMove} aria-label={texts.moveOf(page.title)}>
              <StudioIcon name="move" />
              <span>{texts.move}</span>
            </button>
          )}
          {shown && (
            <a href={`${site.url}${shown.address}`} target="_blank" rel="noreferrer">
              <StudioIcon name="away" />
              <span>{texts.onSite}</span>
            </a>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Wildcards in the address of a page, such as that of car pages, are shown as an ellipsis. */
function plainAddress(address: string | undefined): string | undefined {
  return address?.replaceAll(wildcardMarker, '…');
}
