'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type TreeNode, visibleNodes } from './build-page-tree.ts';
import type { PageMove } from './move-page.ts';
import type { OverviewPage } from './site-pages.ts';
import { pageTreeTexts } from './texts.ts';

type Node = TreeNode<OverviewPage>;
type Props = {
  node: Node;
  nodes: readonly Node[];
  move: (wanted: PageMove) => Promise<void>;
  close: () => void;
};

/** For those who cannot drag, or whose goal is out of sight: the page above and the place below it, as two choices. */
export function MoveDialog({ node, nodes, move, close }: Props) {
  const texts = useTexts(pageTreeTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [parent, setParent] = useState(String(node.page.parent ?? ''));
  const [before, setBefore] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const own = new Set(visibleNodes([node], () => true).map(({ page }) => page.id));
  const parents = nodes.filter(({ page }) => !own.has(page.id));
  const siblings = nodes.filter(({ page }) => String(page.parent) === parent && page.id !== node.page.id);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const idOf = (text: string) => nodes.find(({ page }) => String(page.id) === text)?.page.id ?? null;
    close();
    void move({ page: node.page.id, parent: idOf(parent), before: idOf(before) });
  }

  return (
    <dialog ref={dialog} className="move-dialog" aria-labelledby="move-dialog-heading" onClose={close}>
      <form className="studio-form" onSubmit={submit}>
        <h2 id="move-dialog-heading">{texts.moveOf(node.page.title)}</h2>
        <label className="studio-field">
          <span>{texts.moveInto}</span>
          <select
            value={parent}
            onChange={({ target }) => {
              setParent(target.value);
              setBefore('');
            }}
          >
            {parents.map(({ page: { id, title }, level }) => (
              <option key={id} value={String(id)}>
                {`${'\u2003'.repeat(level - 1)}${title}`}
              </option>
            ))}
          </select>
        </label>
        <label className="studio-field">
          <span>{texts.movePlace}</span>
          <select value={before} onChange={({ target }) => setBefore(target.value)}>
            {siblings.map(({ page: { id, title } }) => (
              <option key={id} value={String(id)}>
                {texts.moveBefore(title)}
              </option>
            ))}
            <option value="">{texts.moveLast}</option>
          </select>
        </label>
        <div className="move-dialog__buttons">
          <button type="submit" className="studio-button">
            {texts.moveNow}
          </button>
          <button type="button" className="studio-quiet" onClick={close}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
