'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { type LabelledField, writtenFields } from './field-labels.ts';
import { applyChoices, findDifferences, type Values } from './find-differences.ts';
import { findUnsent, type Offer } from './find-unsent.ts';
import { guardFetch } from './guard-fetch.ts';
import { type KeptUnsent, keepUnsent } from './keep-unsent.ts';
import { openForms } from './open-forms.ts';
import { savingTexts } from './saving-texts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { isBehind, noteEdition } from './stored-editions.ts';
import { TakenOverDialog } from './taken-over-dialog.tsx';
import { type UnsentAnswer, UnsentDialog } from './unsent-dialog.tsx';
import { createUnsentStore } from './unsent-store.ts';
import { useFillForm } from './use-fill-form.ts';
import { useRefusedFields } from './use-refused-fields.ts';
import { useTypedFields } from './use-typed-fields.ts';

const CONNECTION_TOAST = 'saving-connection';
const UNSENT_TOAST = 'saving-unsent';
/** Payload's dialog, which shows nothing of what was written and saves nothing. */
const TAKEN_OVER_MODAL = 'document-take-over';

/** As much of Payload's configuration of a collection as is needed here. */
type Entity = { fields?: readonly LabelledField[]; versions?: { drafts?: { autosave?: unknown } } };

type Question =
  | { kind: 'conflict'; conflict: Conflict; answer: (resolved: Values | undefined) => void }
  | { kind: 'taken over'; base: Values; mine: Values; answer: (isTakenBack: boolean) => void }
  | { kind: 'unsent'; offer: Offer; answer: (given: UnsentAnswer) => void }
  | { kind: 'sign in'; answer: (isSignedIn: boolean) => void };

/** Nothing that is typed into the form of a document is lost (EDIT-09). Shows a dialog when the person has to decide. */
export function SaveGuard() {
  const info = useDocumentInfo();
  const { id, collectionSlug = '', savedDocumentData } = info;
  const { config, getEntityConfig } = useConfig();
  const { user } = useAuth();
  const { isModalOpen, closeModal } = useModal();
  const { code: locale } = useLocale();
  const { getData, setModified, formRef } = useForm();
  const [formFields] = useAllFormFields();
  const isModified = useFormModified();
  const fillForm = useFillForm();
  const typed = useTypedFields();
  const refused = useRefusedFields();
  const unsent = useRef<KeptUnsent>(undefined);
  const offer = useRef<() => Promise<void>>(undefined);
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
  const entity = getEntityConfig({ collectionSlug }) as Entity | undefined;
  const newest = {
    getData,
    setModified,
    fillForm,
    typed,
    refused,
    texts,
    holdLock,
    user,
    fields: formFields,
    saved: (savedDocumentData ?? {}) as Values,
    names: writtenFields(entity?.fields ?? []).map(({ name = '' }) => name),
    form: formRef,
  };
  const current = useRef(newest);
  current.current = newest;

  const isAutosaved = Boolean(entity?.versions?.drafts?.autosave);
  const canSave = Boolean(info.hasSavePermission) && !isLockedByAnother(info, user);

  useLayoutEffect(() => unsent.current?.show(formFields, isModified), [formFields, isModified]);

  const isTakenOver = isModalOpen(TAKEN_OVER_MODAL);
  useEffect(() => {
    if (isTakenOver) closeModal(TAKEN_OVER_MODAL);
  }, [isTakenOver, closeModal]);

  useEffect(() => {
    if (id === undefined || id === null) return undefined;
    const path = `${api}/${collectionSlug}/${id}`;
    const draftQuery = `draft=true&depth=0&locale=${locale}&fallback-locale=null`;
    const formId = crypto.randomUUID();
    let revision = 0;
    const revisionNow = () => Math.max(revision, Number(current.current.getData()['edition'] ?? 0));
    const asking: { signIn?: Promise<boolean> } = {};
    const ask = <Answer,>(toQuestion: (answer: (given: Answer) => void) => Question): Promise<Answer> =>
      new Promise((resolve) => {
        const answer = (given: Answer) => {
          setQuestion(undefined);
          resolve(given);
        };
        setQuestion(toQuestion(answer));
      });
    const fetchNewest = async () => {
      const response = await fetch(`${path}?${draftQuery}`, { credentials: 'include' });
      return response.ok ? ((await response.json()) as Values) : undefined;
    };
    const fill = async (values: Values, document: Values) => {
      current.current.typed.forget();
      revision = Number(document['edition']);
      kept.reset(values, document);
      await current.current.fillForm(values);
    };
    const store = createUnsentStore(window.localStorage, Date.now);
    const guard = guardFetch(
      path,
      {
        id: formId,
        revision: revisionNow,
        onSending: (values) => current.current.typed.onSending(values),
        onStored: (values, document) => {
          revision = Number(document?.['edition'] ?? revision);
          current.current.refused.forget();
          noteEdition(path, revision);
          kept.stored(values, document);
        },
        onRefused: (values, refusals) => current.current.refused.refuse(values, refusals),
        fetchNewest,
        resolveConflict: async (sent, theirs) => {
          const conflict = { base: kept.document(), mine: { ...sent, ...kept.unsaved() }, theirs };
          const changes = findDifferences(conflict.base, conflict.mine, theirs, current.current.names);
          // Somebody saved, but nothing of what is written here: there is nothing to choose.
          if (changes.every(({ changedBy }) => changedBy === 'mine')) return conflict.mine;
          const isMergeable = changes.every(({ changedBy }) => changedBy !== 'both');
          const resolved = isMergeable
            ? mergeChanges(conflict, changes)
            : await ask<Values | undefined>((answer) => ({ kind: 'conflict', conflict, answer }));
          if (resolved) await fill(resolved, theirs);
          if (resolved && isMergeable)
            toast.info(current.current.texts.merged(String(theirs['changedBy'] ?? '')));
          return resolved;
        },
        takeBack: async (mine) => {
          const base = kept.document();
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
    const owner = {
      person: String(current.current.user?.id ?? ''),
      collection: collectionSlug,
      id: String(id),
      language: locale,
    };
    const kept = keepUnsent({
      store,
      key: store.keyOf(owner, formId),
      fields: current.current.fields,
      stored: current.current.saved,
      names: current.current.names,
      isInForm: (element) => current.current.form?.current?.contains(element) ?? false,
      revision: revisionNow,
      saveDraft: isAutosaved
        ? (request) =>
            guard.flush(`${path}?autosave=true&${draftQuery}`, {
              ...request,
              method: 'PATCH',
              credentials: 'include',
              headers: { 'content-type': 'application/json' },
            })
        : undefined,
    });
    unsent.current = kept;
    const isOpen = () => unsent.current === kept;

    async function offerUnsent(): Promise<void> {
      const open = await openForms();
      const entries = store.list(owner).filter(({ key }) => !open.has(key));
      const wait = (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
      const onWaiting = () => {
        if (isOpen()) toast.info(current.current.texts.stillSaving, { id: UNSENT_TOAST });
      };
      const found = await findUnsent({ entries, store, fetchNewest, now: Date.now, wait, onWaiting });
      toast.dismiss(UNSENT_TOAST);
      const document = found.newest ?? (isBehind(path, revisionNow()) ? await fetchNewest() : undefined);
      if (!document || !isOpen()) return;
      const { offer: unsaved } = found;
      // What was on its way when the form was opened has arrived since.
      if (!unsaved && Number(document['edition']) > revisionNow() && !kept.unsaved())
        await fill(document, document);
      if (!unsaved) return;
      const given = await ask<UnsentAnswer>((answer) => ({ kind: 'unsent', offer: unsaved, answer }));
      if (given.kind === 'put back') {
        await fill(given.values, document);
        current.current.setModified(true);
      }
      if (given.kind === 'later') return;
      store.remove(unsaved.entry.key);
      if (given.kind === 'discard') await offerUnsent();
    }
    offer.current = offerUnsent;

    return () => {
      unsent.current = undefined;
      void kept.end().then((isStored) => {
        if (!isStored && isAutosaved) toast.warning(current.current.texts.notSavedOnLeaving);
      });
      guard.end();
    };
  }, [api, collectionSlug, id, locale, isAutosaved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document or language is asked about anew.
  useEffect(() => {
    if (canSave) void offer.current?.();
  }, [canSave, collectionSlug, id, locale]);

  if (question?.kind === 'conflict')
    return <ConflictDialog collection={collectionSlug} {...question.conflict} onDone={question.answer} />;
  if (question?.kind === 'unsent')
    return <UnsentDialog collection={collectionSlug} {...question.offer} onDone={question.answer} />;
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

/** Both people's changes, where no field was changed by both. */
function mergeChanges({ mine, theirs }: Conflict, changes: ReturnType<typeof findDifferences>): Values {
  const own = changes.filter(({ changedBy }) => changedBy === 'mine');
  const merged = applyChoices(
    theirs,
    own.map(({ path, mine: value }) => ({ path, value })),
  );
  return { ...merged, _status: mine['_status'] };
}

function isLockedByAnother(
  { documentIsLocked, currentEditor }: ReturnType<typeof useDocumentInfo>,
  user: { id: unknown } | null | undefined,
): boolean {
  const editor =
    typeof currentEditor === 'object' ? (currentEditor as { id?: unknown } | null)?.id : currentEditor;
  return Boolean(documentIsLocked) && editor !== undefined && editor !== user?.id;
}

function nameOf(person: unknown): string {
  const { name = '', email = '' } = (typeof person === 'object' ? (person ?? {}) : {}) as Record<
    string,
    string
  >;
  return name || email;
}
