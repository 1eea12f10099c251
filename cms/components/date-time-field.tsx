'use client';

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientComponent, TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import type { InStudioLanguages } from '../i18n/studio-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { joinWallTime, splitWallTime, toPickerDate, toWallDay } from './wall-time.ts';

const texts: InStudioLanguages<{ time: string }> = {
  en: { time: 'Time, as 08:30' },
  sv: { time: 'Klockslag, som 08:30' },
};

/** A local day and time of the site, without a time zone. */
export const DateTimeField: TextFieldClientComponent = (props) => (
  <WallTimeField {...props} timeOfNewDay="00:00" />
);

/** A day, with a time where it matters. */
export const DateField: TextFieldClientComponent = (props) => <WallTimeField {...props} timeOfNewDay="" />;

type Props = TextFieldClientProps & { timeOfNewDay: string };

/** Weeks begin on Monday and a day has 24 hours, whatever the browser's own calendar would show. */
function WallTimeField({ field, path, readOnly, timeOfNewDay }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { time: timeLabel } = useTexts(texts);
  const { i18n } = useTranslation();
  const { day, time } = splitWallTime(value ?? '');
  const [typed, setTyped] = useState(time);
  useEffect(() => setTyped(time), [time]);
  const id = `field-${path.replaceAll('.', '__')}`;

  function writeTime(text: string): void {
    setTyped(text);
    if (text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text))
      setValue(joinWallTime(day, text || timeOfNewDay));
  }

  return (
    <div className={`field-type text wall-time${showError ? ' error' : ''}`} id={id}>
      <FieldLabel label={field.label ?? ''} path={path} htmlFor={`${id}-day`} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <div className="wall-time__parts">
          <DatePicker
            displayFormat="d MMMM yyyy"
            pickerAppearance="dayOnly"
            // Payload makes the locale known only after the month was written in English.
            overrides={{ id: `${id}-day`, calendarStartDay: 1, locale: i18n.dateFNS } as never}
            readOnly={Boolean(readOnly)}
            {...(day && { value: toPickerDate(day) })}
            onChange={(date) => setValue(date ? joinWallTime(toWallDay(date), time || timeOfNewDay) : '')}
          />
          <label>
            <span>{timeLabel}</span>
            <input
              id={`${id}-time`}
              inputMode="numeric"
              placeholder="08:30"
              value={typed}
              disabled={Boolean(readOnly) || !day}
              onChange={({ target }) => writeTime(target.value)}
            />
          </label>
        </div>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}
