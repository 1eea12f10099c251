'use client';

import { usePreferences } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { nativeName } from '../../../src/shared/sites/languages.ts';
import { usePeopleInTree } from '../../components/presence/use-people-in-tree.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioLink } from '../studio-link.tsx';
import { buildPageTree, filterTree, type TreeNode, visibleNodes } from './build-page-tree.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { PageMove } from './move-page.ts';
import { PageTreeRow } from './page-tree-row.tsx';
import { SiteChooser } from './site-chooser.tsx';
import type { OverviewPage } from './site-pages.ts';
import { stepForKey } from './step-for-key.ts';
import { pageTreeTexts } from './texts.ts';
import { useClosedPages } from './use-closed-pages.ts';
import { type MoveNotice, usePageMoves } from './use-page-moves.ts';

type Props = { sites: readonly OwnSite[]; site: OwnSite; pages: readonly OverviewPage[]; canMove: boolean };
type Node = TreeNode<OverviewPage>;

/** A tree grid after the ARIA pattern: rows are navigated with the arrow keys. */
export function PageTree({ sites, site, pages, canMove }: Props) {
  const texts = useTexts(pageTreeTexts);
  const [sought, setSought] = useState('');
  const { closed, toggle, open, close } = useClosedPages(pages);
  const table = useRef<HTMLTableElement>(null);
  const people = usePeopleInTree(site.id);
  useSiteMemory(site.name);

  const roots = useMemo(() => buildPageTree(pages), [pages]);
  const words = sought.trim().toLowerCase();
  const found = words ? filterTree(roots, (page) => matchesSearch(page, words)) : roots;
  const shown = visibleNodes(found, ({ id }) => words !== '' || !closed.has(String(id)));
  const [current, setCurrent] = useState(0);
  const all = useMemo(() => visibleNodes(roots, () => true), [roots]);
  const moves = usePageMoves(all);
  const [asked, setAsked] = useState<Node>();

  function walk(event: KeyboardEvent, at: number, node: Node): void {
    if (event.target !== event.currentTarget) return;
    const isMove = canMove && moves.onKey(event, node);
    const step = stepForKey(event.key, at, node, shown, closed.has(String(node.page.id)));
    if (isMove || step) event.preventDefault();
    if (isMove || !step) return;
    if (step.toggles) toggle(node.page.id);
    else if (step.opens) event.currentTarget.querySelector<HTMLAnchorElement>('a')?.click();
    else focusRow(step.to);
  }

  // The row of a page that was moved is another one now, and the keyboard goes on from there.
  const movedAt = shown.findIndex(({ page }) => page.id === moves.notice?.undo?.page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the moved pages have arrived
  useEffect(() => {
    if (movedAt !== -1) focusRow(movedAt);
  }, [roots]);

  function focusRow(to: number): void {
    setCurrent(to);
    table.current?.querySelectorAll<HTMLElement>('tbody tr')[to]?.focus();
  }

  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>{texts.heading(site.displayName)}</h1>
          <p>
            {texts.count(pages.length)}{' '}
            <StudioLink href="/admin/collections/pages">{texts.asList}</StudioLink>
          </p>
          {canMove && <p>{texts.dragHint}</p>}
        </div>
        <StudioLink className="studio-button" href={`/admin/collections/pages/create?site=${site.name}`}>
          {texts.newPage}
        </StudioLink>
      </div>
      <div className="page-tree__tools">
        {sites.length > 1 && <SiteChooser sites={sites} site={site} />}
        <label className="page-tree__search">
          <span className="studio-hidden">{texts.find}</span>
          <input
            type="search"
            placeholder={texts.findHint}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </label>
        <button type="button" className="studio-quiet" onClick={open}>
          {texts.openAll}
        </button>
        <button type="button" className="studio-quiet" onClick={close}>
          {texts.closeAll}
        </button>
      </div>
      <div aria-live="polite" className="page-tree__notice">
        {moves.notice && (
          <p>
            {moves.notice.text}
            <UndoButton notice={moves.notice} move={moves.move} label={texts.undo} />
          </p>
        )}
      </div>
      <div className="page-tree__frame">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid is made of a table */}
        <table className="page-tree" role="treegrid" aria-label={texts.heading(site.displayName)} ref={table}>
          <thead>
            <tr>
              <th scope="col">{texts.page}</th>
              {site.languages.map((language) => (
                <th scope="col" key={language}>
                  {nativeName(language)}
                </th>
              ))}
              <th scope="col" className="page-tree__order">
                {texts.order}
              </th>
              <th scope="col">
                <span className="studio-hidden">{texts.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((node, at) => (
              <PageTreeRow
                key={node.page.id}
                node={node}
                site={site}
                people={people.get(String(node.page.id))}
                isOpen={words !== '' || !closed.has(String(node.page.id))}
                toggle={() => toggle(node.page.id)}
                isCurrent={at === Math.min(current, shown.length - 1)}
                onFocus={() => setCurrent(at)}
                onKeyDown={(event) => walk(event, at, node)}
                drag={canMove ? moves.rowOf(node) : {}}
                askToMove={canMove && node.page.parent !== undefined ? () => setAsked(node) : undefined}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="studio-view__empty">{texts.nothingFound}</p>}
      </div>
      <ul className="page-tree__legend">
        {(['published', 'changed', 'draft', 'missing'] as const).map((state) => (
          <li key={state} data-state={state}>
            {texts.legend[state]}
          </li>
        ))}
        <li className="page-tree__behind">{texts.legend.older}</li>
      </ul>
      {asked && <MoveDialog node={asked} nodes={all} move={moves.move} close={() => setAsked(undefined)} />}
    </>
  );
}

type UndoProps = { notice: MoveNotice; move: (wanted: PageMove) => Promise<void>; label: string };

function UndoButton({ notice, move, label }: UndoProps) {
  const undo = notice?.undo;
  if (!undo) return null;
  return (
    <button type="button" className="studio-quiet" onClick={() => move(undo)}>
      {label}
    </button>
  );
}

function matchesSearch({ title, languages }: OverviewPage, words: string): boolean {
  const texts = [title, ...languages.flatMap(({ name, address }) => [name, address ?? ''])];
  return texts.some((text) => text.toLowerCase().includes(words));
}

function useSiteMemory(name: string): void {
  const { setPreference } = usePreferences();
  useEffect(() => {
    void setPreference('forecourt-site', name);
  }, [name, setPreference]);
}
