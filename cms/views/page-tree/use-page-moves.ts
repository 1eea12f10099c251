'use client';

import { useRouter } from 'next/navigation.js';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { TreeNode } from './build-page-tree.ts';
import type { MoveResult, PageMove } from './move-page.ts';
import { type DropZone, dropZone, moveByDrop, moveByKey } from './page-moves.ts';
import type { OverviewPage } from './site-pages.ts';
import { pageTreeTexts } from './texts.ts';

type Node = TreeNode<OverviewPage>;
type Moved = Extract<MoveResult, { state: 'moved' }>;
export type MoveNotice = { text: string; undo?: PageMove } | undefined;

/** Moves pages by dragging or by key, and says what came of it. `nodes` are all pages of the site, in order. */
export function usePageMoves(nodes: readonly Node[]) {
  const texts = useTexts(pageTreeTexts);
  const router = useRouter();
  const [dragged, setDragged] = useState<Node>();
  const [target, setTarget] = useState<{ id: OverviewPage['id']; zone: DropZone }>();
  const [notice, setNotice] = useState<MoveNotice>();

  async function move(wanted: PageMove): Promise<void> {
    const answer = await sendMove(wanted);
    if (answer === undefined) return setNotice({ text: texts.failed });
    if ('error' in answer) return setNotice({ text: answer.error });
    setNotice({ text: texts.moved(answer.title, answer.parentTitle), undo: answer.undo });
    router.refresh();
  }

  function clear(): void {
    setDragged(undefined);
    setTarget(undefined);
  }

  const rowOf = (node: Node) => ({
    'data-drop': target?.id === node.page.id ? target.zone : undefined,
    'data-dragged': dragged?.page.id === node.page.id || undefined,
    draggable: node.page.parent !== undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', node.page.title);
      setDragged(node);
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged || dragged.page.id === node.page.id) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      setTarget({ id: node.page.id, zone: dropZone(node, (event.clientY - top) / height) });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged && target) void move(moveByDrop(dragged, node, target.zone, nodes));
      clear();
    },
    onDragEnd: clear,
  });

  /** Whether the key press was a move. */
  function onKey(event: KeyboardEvent, node: Node): boolean {
    if (!event.altKey) return false;
    const wanted = moveByKey(event.key, node, nodes);
    if (wanted) void move(wanted);
    return wanted !== undefined;
  }

  return { move, rowOf, onKey, notice };
}

async function sendMove(move: PageMove): Promise<Moved | { error: string } | undefined> {
  try {
    const response = await fetch('/admin/api/page-tree/move', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(move),
    });
    return (await response.json()) as Moved | { error: string };
  } catch {
    return undefined;
  }
}
