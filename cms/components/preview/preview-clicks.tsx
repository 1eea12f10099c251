'use client';

import { toast, useConfig, useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef } from 'react';
import type { EditMessage } from '../../../src/web/render/editing/edit-message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { findTabIndex } from './find-tab-index.ts';
import { focusField, openTab } from './focus-field.ts';
import { parseEditMessage, toFormPath } from './parse-edit-message.ts';
import { type PreviewTexts, previewTexts } from './texts.ts';

/** Focuses the field that was clicked on in the preview (EDIT-03). Renders nothing. */
export function PreviewClicks() {
  const { getField, getDataByPath } = useForm();
  const { collectionSlug = 'pages' } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { url } = useLivePreviewContext();
  const router = useRouter();
  const texts = useTexts(previewTexts);

  function onMessage(event: MessageEvent<unknown>): void {
    const message = parseEditMessage(event, url ?? undefined);
    if (!message) return;
    const isShellForm = collectionSlug === 'shells';
    const isOfShell = message.area !== 'page' && !message.block;
    if (isShellForm) {
      if (isOfShell) openInShell(message);
      else toast.info(texts.ofPage);
      return;
    }
    if (isOfShell) {
      void openShell(getDataByPath('site'), texts, (address) => router.push(address));
      return;
    }
    const rowsOf = (area: string) => getField(area)?.rows ?? [];
    const place = toFormPath(message, rowsOf);
    if (!place) {
      toast.info(texts.gone);
      return;
    }
    const { fields } = getEntityConfig({ collectionSlug });
    const name = message.area === 'page' ? (message.field.split('.')[0] ?? '') : message.area;
    openTab(findTabIndex(fields, name));
    void focusField(place);
  }

  function openInShell({ area, field }: EditMessage): void {
    const { fields } = getEntityConfig({ collectionSlug });
    openTab(findTabIndex(fields, area));
    if (field) void focusField({ row: undefined, field: `${area}.${field}` });
  }

  // The form changes with every key press; the listener is added once.
  const latest = useRef(onMessage);
  latest.current = onMessage;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => latest.current(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return null;
}

/** Header and footer belong to the whole site, so opening them needs a confirmation. */
async function openShell(site: unknown, texts: PreviewTexts, go: (address: string) => void): Promise<void> {
  const query = new URLSearchParams({ 'where[site][equals]': String(site), depth: '0', limit: '1' });
  const response = await fetch(`/admin/api/shells?${query}&select[title]=true`, {
    credentials: 'same-origin',
  });
  const { docs = [] } = response.ok ? ((await response.json()) as { docs?: { id: number | string }[] }) : {};
  const [shell] = docs;
  if (!shell) return;
  toast.info(texts.ofSite, {
    id: 'forecourt-shell',
    action: { label: texts.open, onClick: () => go(`/admin/collections/shells/${shell.id}`) },
  });
}
