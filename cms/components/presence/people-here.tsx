'use client';

import { useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { languageName } from '../../i18n/language-name.ts';
import { isStudioLanguage } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PersonHere } from '../../presence/presence-endpoints.ts';
import { type LabelledField, labelOfPath } from '../saving/field-labels.ts';
import { fieldAt, fieldElement } from './field-at.ts';
import { presenceTexts } from './presence-texts.ts';
import { watchPresence } from './watch-presence.ts';

const MARK = 'data-written-by';
const TELL_AFTER_MS = 200;

/** Beside the buttons of a document: everybody who has it open, and the field they are in, which is marked as well. */
export function PeopleHere() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { config, getEntityConfig } = useConfig();
  const { getData, formRef } = useForm();
  const { i18n } = useTranslation();
  const texts = useTexts(presenceTexts);
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  const form = useRef('');

  useEffect(() => {
    if (id === undefined || id === null || !collectionSlug) return undefined;
    form.current = crypto.randomUUID();
    const asked = { form: form.current, collection: collectionSlug, id: String(id), language: locale };
    const stop = watchPresence<PersonHere>(String(new URLSearchParams(asked)), setPeople);
    return () => {
      stop();
      setPeople([]);
    };
  }, [id, collectionSlug, locale]);

  useEffect(() => {
    let told = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const isInForm = formRef?.current?.contains(document.activeElement);
      const field = isInForm ? fieldAt(document.activeElement) : '';
      if (field === told || !form.current) return;
      told = field;
      void fetch('/admin/api/presence', {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: form.current, field }),
      }).catch(() => undefined);
    };
    const tellSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, TELL_AFTER_MS);
    };
    document.addEventListener('focusin', tellSoon);
    document.addEventListener('focusout', tellSoon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', tellSoon);
      document.removeEventListener('focusout', tellSoon);
    };
  }, [formRef]);

  useEffect(() => {
    const marked = people.flatMap(({ field, language, name }) => {
      const element = field && language === locale ? fieldElement(field) : null;
      element?.setAttribute(MARK, name);
      return element ? [element] : [];
    });
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
    };
  }, [people, locale]);

  if (people.length === 0) return null;
  const fields = (getEntityConfig({ collectionSlug })?.fields ?? []) as LabelledField[];
  const language = isStudioLanguage(i18n.language) ? i18n.language : 'en';
  const findBlock = (slug: string) => config.blocksMap?.[slug as never] as never;
  const whereOf = ({ field, language: other }: PersonHere): string => {
    const label = field && labelOfPath(field.split('.'), fields, getData(), findBlock, language);
    const parts = [
      other !== locale && texts.inLanguage(languageName(other, language)),
      label && texts.in(label),
    ];
    return parts.filter(Boolean).join(', ');
  };
  return (
    <ul className="people-here" aria-label={texts.here}>
      {people.map((person) => (
        <li key={person.form}>
          <strong>{person.isMe ? texts.me : person.name}</strong> <span>{whereOf(person)}</span>
        </li>
      ))}
    </ul>
  );
}
