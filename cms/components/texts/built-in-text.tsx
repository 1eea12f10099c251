'use client';

import { useFormFields } from '@payloadcms/ui';
import { useBuiltInTexts } from './use-built-in-texts.ts';

/** Below the words of a site: what would stand there without them. */
export function BuiltInText({ path }: { path: string }) {
  const words = useBuiltInTexts();
  const key = useFormFields(([fields]) => fields[path.replace(/\.text$/, '.key')]?.value);
  const text = typeof key === 'string' ? words[key] : undefined;
  if (text === undefined)
    return (
      <p className="built-in-text">What visitors read. Words in braces, such as {'{name}'}, are filled in.</p>
    );
  if (text === '') return <p className="built-in-text">Without it nothing stands there.</p>;
  return (
    <p className="built-in-text">
      Without it: <q>{text}</q>
      {/\{\w+/.test(text) && ' Keep what stands in braces; it is filled in.'}
    </p>
  );
}
