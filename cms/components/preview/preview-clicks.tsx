'use client';

import { toast, useConfig, useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import type { EditMessage } from '../../../src/web/render/editing/edit-message.ts';
import { relationId } from '../../access/person.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { TextsOf } from '../../texts/fetch-texts.ts';
import { PointedTexts } from '../../texts/pointed-texts.tsx';
import { findTabIndex } from './find-tab-index.ts';
import { focusField, openTab } from './focus-field.ts';
import { parseEditMessage, parseTextMessage, toFormPath } from './parse-edit-message.ts';
import { type PreviewTexts, previewTexts } from './texts.ts';

/** Focuses the field that was clicked on in the preview (EDIT-03), and opens the text of the product that was. */
export function PreviewClicks() {
  const { getField, getDataByPath } = useForm();
  const { collectionSlug = 'pages' } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { url } = useLivePreviewContext();
  const router = useRouter();
  const texts = useTexts(previewTexts);
  const [pointed, setPointed] = useState<Pointed>();

  function onMessage(event: MessageEvent<unknown>): void {
    const text = parseTextMessage(event, url ?? undefined);
    if (text) {
      const site = String(relationId(getDataByPath('site')) ?? '');
      const source = text.language === 'en' ? 'sv' : 'en';
      setPointed({ of: { site, language: text.language, source }, keys: text.keys, preview: event });
      return;
    }
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
  if (!pointed) return null;
  const { of, keys, preview } = pointed;
  return (
    <PointedTexts
      of={of}
      keys={keys}
      onSaved={() =>
        preview.source?.postMessage({ type: 'forecourt-text-saved' }, { targetOrigin: preview.origin })
      }
      onClose={() => setPointed(undefined)}
    />
  );
}

type Pointed = { of: TextsOf; keys: readonly string[]; preview: MessageEvent<unknown> };

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
