import type { ServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { Mark } from './mark.tsx';
import { brandTexts } from './texts.ts';

/** Shown on the sign-in page. */
export function Logo({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <div className="forecourt-logo">
      <Mark width={56} />
      <h1>Forecourt</h1>
      <small>{chooseText(brandTexts, i18n.language).studio}</small>
    </div>
  );
}
