'use client';

import { toast, useAuth, useConfig, useDocumentInfo, useForm, useLocale, useModal } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { type LabelledField, writtenFields } from './field-labels.ts';
import { findDifferences, type Values } from './find-differences.ts';
import { guardFetch } from './guard-fetch.ts';
import { savingTexts } from './saving-texts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { TakenOverDialog } from './taken-over-dialog.tsx';
import { useTypedFields } from './use-typed-fields.ts';

const CONNECTION_TOAST = 'saving-connection';
/** Payload's dialog, which shows nothing of what was written and saves nothing. */
const TAKEN_OVER_MODAL = 'document-take-over';

type Question =
  | { kind: 'conflict'; conflict: Conflict; answer: (resolved: Values | undefined) => void }
  | { kind: 'taken over'; base: Values; mine: Values; answer: (isTakenBack: boolean) => void }
  | { kind: 'sign in'; answer: (isSignedIn: boolean) => void };

/** Nothing that is typed into the form of a document is lost (EDIT-09). Shows a dialog when the person has to decide. */
export function SaveGuard() {
  const info = useDocumentInfo();
  const { id, collectionSlug = '', savedDocumentData } = info;
  const { config, getEntityConfig } = useConfig();
  const { user } = useAuth();
  const { isModalOpen, closeModal } = useModal();
  const { code: locale } = useLocale();
  const { getData, reset } = useForm();
  const typed = useTypedFields();
  const texts = useTexts(savingTexts);
  const [question, setQuestion] = useState<Question>();
  const email = useRef('');
  if (user?.email) email.current = String(user.email);
  const { api } = config.routes;
  async function holdLock(): Promise<void> {
    if (id === undefined || !user) return;
    await info.updateDocumentEditor(id, collectionSlug, user);
    info.documentLockState.current = { hasShownLockedModal: true, isLocked: true, user };
    info.setCurrentEditor?.(user);
  }
  const fields = getEntityConfig({ collectionSlug })?.fields as LabelledField[] | undefined;
  const newest = { getData, reset, typed, texts, holdLock, saved: savedDocumentData, fields: fields ?? [] };
  const current = useRef(newest);
  current.current = newest;

  const isTakenOver = isModalOpen(TAKEN_OVER_MODAL);
  useEffect(() => {
    if (isTakenOver) closeModal(TAKEN_OVER_MODAL);
  }, [isTakenOver, closeModal]);

  useEffect(() => {
    if (id === undefined || id === null) return undefined;
    const path = `${api}/${collectionSlug}/${id}`;
    let revision = 0;
    const asking: { signIn?: Promise<boolean> } = {};
    const ask = <Answer,>(toQuestion: (answer: (given: Answer) => void) => Question): Promise<Answer> =>
      new Promise((resolve) => {
        const answer = (given: Answer) => {
          setQuestion(undefined);
          resolve(given);
        };
        setQuestion(toQuestion(answer));
      });
    return guardFetch(
      path,
      {
        id: crypto.randomUUID(),
        revision: () => Math.max(revision, Number(current.current.getData()['edition'] ?? 0)),
        onSending: (values) => current.current.typed.onSending(values),
        onStored: (document) => {
          revision = Number(document['edition'] ?? revision);
        },
        fetchNewest: async () => {
          const query = `draft=true&depth=0&locale=${locale}&fallback-locale=null`;
          const response = await fetch(`${path}?${query}`, { credentials: 'include' });
          return response.ok ? ((await response.json()) as Values) : undefined;
        },
        resolveConflict: async (mine, theirs) => {
          const conflict = { base: current.current.saved ?? {}, mine, theirs };
          // Somebody saved, but nothing of what is written here: there is nothing to choose.
          if (isOnlyMine(conflict, current.current.fields)) return mine;
          const resolved = await ask<Values | undefined>((answer) => ({
            kind: 'conflict',
            conflict,
            answer,
          }));
          if (resolved) {
            current.current.typed.forget();
            revision = Number(theirs['edition']);
            await current.current.reset(resolved);
          }
          return resolved;
        },
        takeBack: async (mine) => {
          const base = current.current.saved ?? {};
          const isTakenBack = await ask<boolean>((answer) => ({ kind: 'taken over', base, mine, answer }));
          if (isTakenBack) await current.current.holdLock();
          return isTakenBack;
        },
        leftToColleague: () => current.current.texts.leftToThem,
        signInAgain: async () => {
          asking.signIn ??= ask<boolean>((answer) => ({ kind: 'sign in', answer }));
          const isSignedIn = await asking.signIn;
          delete asking.signIn;
          return isSignedIn;
        },
        onConnection: (state) => {
          if (state === 'back') toast.dismiss(CONNECTION_TOAST);
          else
            toast.warning(current.current.texts.connectionLost, {
              id: CONNECTION_TOAST,
              duration: Number.POSITIVE_INFINITY,
            });
        },
      },
      api,
    );
  }, [api, collectionSlug, id, locale]);

  if (question?.kind === 'conflict')
    return <ConflictDialog collection={collectionSlug} {...question.conflict} onDone={question.answer} />;
  if (question?.kind === 'taken over')
    return (
      <TakenOverDialog
        collection={collectionSlug}
        base={question.base}
        mine={question.mine}
        name={nameOf(info.currentEditor)}
        onDone={question.answer}
      />
    );
  if (question?.kind === 'sign in')
    return <SignInDialog api={api} email={email.current} onDone={question.answer} />;
  return null;
}

function isOnlyMine({ base, mine, theirs }: Conflict, fields: readonly LabelledField[]): boolean {
  const names = writtenFields(fields).map(({ name = '' }) => name);
  return findDifferences(base, mine, theirs, names).every(({ changedBy }) => changedBy === 'mine');
}

function nameOf(person: unknown): string {
  const { name = '', email = '' } = (typeof person === 'object' ? (person ?? {}) : {}) as Record<
    string,
    string
  >;
  return name || email;
}
