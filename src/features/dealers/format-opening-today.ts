import type { Texts } from '../../shared/sites/texts.ts';
import type { OpeningToday } from './opening-today.ts';

/** 'Öppet i dag 9–18' */
export function formatOpeningToday(today: OpeningToday, texts: Texts): string {
  if (today.state === 'closed all day') return texts('dealerClosedToday');
  return texts('dealerOpenToday', { hours: today.hours });
}
