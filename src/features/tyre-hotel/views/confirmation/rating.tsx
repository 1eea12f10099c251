import * as Star from 'lucide-react/icons/star';
import { type FormEvent, useId, useRef, useState } from 'react';
import { reportClientError } from '../../../../shared/platform/report-client-error.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { MissingHint } from '../../../../shared/ui/missing-hint.tsx';
import { TextArea } from '../../../../shared/ui/text-field.tsx';
import { tyreBookingLengths } from '../../tyre-booking-lengths.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { Done } from './done.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

type Sending = 'open' | 'sending' | 'sent';

/** One to five stars (TH-58). Thanks are said also when it could not be sent (TH-60). */
export function Rating({ flow }: { flow: TyreHotelFlow }) {
  const { texts, api } = flow;
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState<Sending>('open');
  const heading = useId();
  const hint = useId();
  const stars = useRef<HTMLFieldSetElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rating === 0 || sending !== 'open') return;
    setSending('sending');
    api
      .review({ rating, comment: comment.trim(), date: new Date().toISOString() })
      .catch((reason) => reportClientError('TYRE_HOTEL_REQUEST_FAILED', 'tyre hotel review', reason))
      .finally(() => setSending('sent'));
  }

  if (sending === 'sent')
    return (
      <Done className="tyre-rating grid justify-items-start gap-4 rounded-panel bg-brand-tint p-[clamp(1.25rem,2.7vw,2rem)] [&_textarea]:min-h-16 [&>.field]:w-full text-(length:--h3) font-medium">
        {texts('tyreRatingThanks')}
      </Done>
    );
  return (
    <form
      className="tyre-rating grid justify-items-start gap-4 rounded-panel bg-brand-tint p-[clamp(1.25rem,2.7vw,2rem)] [&_textarea]:min-h-16 [&>.field]:w-full"
      noValidate
      onSubmit={submit}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{texts('tyreRatingHeading')}</h2>
      <fieldset ref={stars} className="tyre-rating__stars flex gap-1">
        <legend className="sr-only">{texts('tyreRating')}</legend>
        {STARS.map((star) => (
          <label
            key={star}
            className={cx(
              'relative grid size-12 cursor-pointer place-items-center rounded-xl',
              star <= rating && 'tyre-rating__star--filled',
            )}
          >
            <input
              className="absolute inset-0 cursor-pointer opacity-0"
              type="radio"
              name="rating"
              value={star}
              checked={star === rating}
              onChange={() => setRating(star)}
            />
            <IconShape of={Star} />
            <span className="sr-only">{texts('tyreStars', { count: star })}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={texts('tyreRatingComment')}
        rows={2}
        maxLength={tyreBookingLengths.comment}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <Button
        type="submit"
        kind="secondary"
        disabled={rating === 0 || sending === 'sending'}
        aria-describedby={rating === 0 ? hint : undefined}
      >
        {texts('tyreRatingSend')}
      </Button>
      <MissingHint
        id={hint}
        text={rating === 0 ? texts('tyreMissingStars') : undefined}
        onGo={() => stars.current?.querySelector('input')?.focus()}
      />
    </form>
  );
}
