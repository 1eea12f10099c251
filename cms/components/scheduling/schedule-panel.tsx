'use client';

import { DatePicker, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { DocumentSchedule, ScheduledKind } from '../../scheduling/schedule-endpoints.ts';
import { scheduleTexts } from '../../scheduling/schedule-texts.ts';
import { Problem } from '../form/problem.tsx';

const MONDAY = 1;
const TIME_STEP_MINUTES = 15;

/** Beside the form: what is set to happen to the document and when, and a form to set it, in the time of its site. */
export function SchedulePanel() {
  const { id, hasPublishPermission, isTrashed } = useDocumentInfo();
  const texts = useTexts(scheduleTexts);
  const { i18n } = useTranslation();
  const { schedule, problem, send } = useSchedule();
  const [kind, setKind] = useState<ScheduledKind>('publish');
  const [time, setTime] = useState<Date>();
  if (!id || !schedule || isTrashed || (!hasPublishPermission && schedule.changes.length === 0)) return null;

  async function set(): Promise<void> {
    if (await send('POST', '', { kind, time: time ? wallTimeOf(time) : '' })) setTime(undefined);
  }

  return (
    <section className="schedule-panel" aria-labelledby="schedule-panel">
      <h2 id="schedule-panel">{texts.title}</h2>
      {schedule.changes.map((change) => (
        <div key={change.id} className="schedule-panel__change" role="status">
          <p>
            <strong>
              {change.kind === 'publish' ? texts.willPublish(change.at) : texts.willUnpublish(change.at)}
            </strong>
            {change.by && <span>{texts.by(change.by)}</span>}
          </p>
          {hasPublishPermission && (
            <button type="button" onClick={() => void send('DELETE', `/${change.id}`)}>
              {texts.cancel}
            </button>
          )}
        </div>
      ))}
      {hasPublishPermission && (
        <details>
          <summary>{texts.open}</summary>
          <div className="schedule-panel__form">
            <label>
              <span>{texts.what}</span>
              <select value={kind} onChange={({ target }) => setKind(target.value as ScheduledKind)}>
                <option value="publish">{texts.publish}</option>
                <option value="unpublish">{texts.unpublish}</option>
              </select>
            </label>
            <label htmlFor="schedule-time">{texts.when}</label>
            <DatePicker
              displayFormat="d MMMM yyyy, HH:mm"
              timeFormat="HH:mm"
              timeIntervals={TIME_STEP_MINUTES}
              pickerAppearance="dayAndTime"
              minDate={new Date()}
              overrides={
                {
                  id: 'schedule-time',
                  calendarStartDay: MONDAY,
                  timeCaption: texts.timeCaption,
                  locale: i18n.dateFNS,
                } as never
              }
              onChange={(chosen) => setTime(chosen ?? undefined)}
              {...(time && { value: time })}
            />
            <small>
              {texts.zone(schedule.timeZone)} {texts.help}
            </small>
            <button type="button" className="studio-button" onClick={() => void set()}>
              {texts.set}
            </button>
          </div>
        </details>
      )}
      <Problem message={problem} />
    </section>
  );
}

function useSchedule() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { failed } = useTexts(scheduleTexts);
  const [schedule, setSchedule] = useState<DocumentSchedule>();
  const [problem, setProblem] = useState('');
  const path = id ? `${config.routes.api}/schedule/${collectionSlug}/${id}` : undefined;

  async function send(method: string, more = '', json?: object): Promise<boolean> {
    const response = await fetch(`${path}${more}`, {
      method,
      credentials: 'include',
      headers: { 'Accept-Language': i18n.language, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => ({}))) as
      | (DocumentSchedule & { errors?: { message: string }[] })
      | undefined;
    if (response?.ok && answer) setSchedule(answer);
    setProblem(response?.ok ? '' : (answer?.errors?.[0]?.message ?? failed));
    return response?.ok ?? false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each document
  useEffect(() => {
    if (path) void send('GET');
  }, [path]);

  return { schedule, problem, send };
}

/** What the clock of the picker shows, without a time zone: the server takes it as the time of the site. */
function wallTimeOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
