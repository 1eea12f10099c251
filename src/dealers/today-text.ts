import type { Texts } from '../sites/texts.ts';
import type { Today } from './opening.ts';

/** 'Öppet i dag 9–18' */
export function todayText(today: Today, texts: Texts): string {
  if (today.state === 'closed all day') return texts('dealerClosedToday');
  return texts('dealerOpenToday', { hours: today.hours });
}
