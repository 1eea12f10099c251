'use client';

import { useFormFields } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { textFinderTexts } from './texts.ts';
import { useBuiltInTexts } from './use-built-in-texts.ts';

/** Below a site's own text: the built-in text it replaces. */
export function BuiltInText({ path }: { path: string }) {
  const texts = useTexts(textFinderTexts);
  const builtIn = useBuiltInTexts();
  const key = useFormFields(([fields]) => fields[path.replace(/\.text$/, '.key')]?.value);
  const text = typeof key === 'string' ? builtIn[key] : undefined;
  if (text === undefined) return <p className="built-in-text">{texts.whatVisitorsRead}</p>;
  if (text === '') return <p className="built-in-text">{texts.nothingWithoutIt}</p>;
  return (
    <p className="built-in-text">
      {texts.withoutIt}
      <q>{text}</q>
      {/\{\w+/.test(text) && texts.keepBraces}
    </p>
  );
}
