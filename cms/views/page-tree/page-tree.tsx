'use client';

import { usePreferences } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { nativeName } from '../../../src/sites/languages.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioLink } from '../studio-link.tsx';
import { buildPageTree, filterTree, type TreeNode, visibleNodes } from './build-page-tree.ts';
import { PageTreeRow } from './page-tree-row.tsx';
import { SiteChooser } from './site-chooser.tsx';
import type { OverviewPage } from './site-pages.ts';

type Props = { sites: readonly OwnSite[]; site: OwnSite; pages: readonly OverviewPage[] };
type Node = TreeNode<OverviewPage>;

/** A tree grid after the ARIA pattern: rows are navigated with the arrow keys. */
export function PageTree({ sites, site, pages }: Props) {
  const [sought, setSought] = useState('');
  const { closed, toggle, open, close } = useClosedPages(pages);
  const table = useRef<HTMLTableElement>(null);
  useSiteMemory(site.name);

  const roots = useMemo(() => buildPageTree(pages), [pages]);
  const words = sought.trim().toLowerCase();
  const found = words ? filterTree(roots, (page) => matchesSearch(page, words)) : roots;
  const shown = visibleNodes(found, ({ id }) => words !== '' || !closed.has(String(id)));
  const [current, setCurrent] = useState(0);

  function walk(event: KeyboardEvent, at: number, node: Node): void {
    if (event.target !== event.currentTarget) return;
    const step = stepForKey(event.key, at, node, shown, closed.has(String(node.page.id)));
    if (!step) return;
    event.preventDefault();
    if (step.toggles) toggle(node.page.id);
    else if (step.opens) event.currentTarget.querySelector<HTMLAnchorElement>('a')?.click();
    else focusRow(step.to);
  }

  function focusRow(to: number): void {
    setCurrent(to);
    table.current?.querySelectorAll<HTMLElement>('tbody tr')[to]?.focus();
  }

  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>Pages of {site.displayName}</h1>
          <p>
            {pages.length} pages, as visitors find them.{' '}
            <StudioLink href="/admin/collections/pages">Show as a list</StudioLink>
          </p>
        </div>
        <StudioLink className="studio-button" href={`/admin/collections/pages/create?site=${site.name}`}>
          New page
        </StudioLink>
      </div>
      <div className="page-tree__tools">
        {sites.length > 1 && <SiteChooser sites={sites} site={site} />}
        <label className="page-tree__search">
          <span className="studio-hidden">Find a page</span>
          <input
            type="search"
            placeholder="Find a page by name or address"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </label>
        <button type="button" className="studio-quiet" onClick={open}>
          Open all
        </button>
        <button type="button" className="studio-quiet" onClick={close}>
          Close all
        </button>
      </div>
      <div className="page-tree__frame">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid is made of a table */}
        <table className="page-tree" role="treegrid" aria-label={`Pages of ${site.displayName}`} ref={table}>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {site.languages.map((language) => (
                <th scope="col" key={language}>
                  {nativeName(language)}
                </th>
              ))}
              <th scope="col" className="page-tree__order">
                Order
              </th>
              <th scope="col">
                <span className="studio-hidden">What can be done</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((node, at) => (
              <PageTreeRow
                key={node.page.id}
                node={node}
                site={site}
                isOpen={words !== '' || !closed.has(String(node.page.id))}
                toggle={() => toggle(node.page.id)}
                isCurrent={at === Math.min(current, shown.length - 1)}
                onFocus={() => setCurrent(at)}
                onKeyDown={(event) => walk(event, at, node)}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="studio-view__empty">No page of this site has these words.</p>}
      </div>
      <ul className="page-tree__legend">
        <li data-state="published">Published</li>
        <li data-state="changed">Published, with changes that are not</li>
        <li data-state="draft">Draft, not public yet</li>
        <li data-state="missing">Not in this language</li>
        <li className="page-tree__behind">older: the first language was changed later</li>
      </ul>
    </>
  );
}

function matchesSearch({ title, languages }: OverviewPage, words: string): boolean {
  const texts = [title, ...languages.flatMap(({ name, address }) => [name, address ?? ''])];
  return texts.some((text) => text.toLowerCase().includes(words));
}

type Step = { to: number; toggles?: boolean; opens?: boolean };

function stepForKey(
  key: string,
  at: number,
  node: Node,
  shown: readonly Node[],
  isClosed: boolean,
): Step | undefined {
  const last = shown.length - 1;
  const hasChildren = node.children.length > 0;
  const above = shown.slice(0, at).findLastIndex(({ level }) => level < node.level);
  if (key === 'ArrowDown') return { to: Math.min(at + 1, last) };
  if (key === 'ArrowUp') return { to: Math.max(at - 1, 0) };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: last };
  if (key === 'Enter') return { to: at, opens: true };
  if (key === 'ArrowRight' && hasChildren) return isClosed ? { to: at, toggles: true } : { to: at + 1 };
  if (key === 'ArrowLeft' && hasChildren && !isClosed) return { to: at, toggles: true };
  if (key === 'ArrowLeft' && above !== -1) return { to: above };
  return undefined;
}

const LEVELS_OPEN = 2;

/** Large trees start with the home page and its children visible. */
function useClosedPages(pages: readonly OverviewPage[]) {
  const parents = useMemo(
    () => [...new Set(pages.flatMap(({ parent }) => parent ?? []).map(String))],
    [pages],
  );
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => {
    const deep = visibleNodes(buildPageTree(pages), () => true).filter(({ level }) => level >= LEVELS_OPEN);
    return new Set(pages.length > 40 ? deep.map(({ page }) => String(page.id)) : []);
  });
  return {
    closed,
    toggle: (id: number | string) =>
      setClosed((before) => {
        const after = new Set(before);
        if (!after.delete(String(id))) after.add(String(id));
        return after;
      }),
    open: () => setClosed(new Set()),
    close: () => setClosed(new Set(parents)),
  };
}

function useSiteMemory(name: string): void {
  const { setPreference } = usePreferences();
  useEffect(() => {
    void setPreference('forecourt-site', name);
  }, [name, setPreference]);
}
