'use client';

import { useFormFields } from '@payloadcms/ui';
import { useBuiltInTexts } from './use-built-in-texts.ts';

/** Below a site's own text: the built-in text it replaces. */
export function BuiltInText({ path }: { path: string }) {
  const texts = useBuiltInTexts();
  const key = useFormFields(([fields]) => fields[path.replace(/\.text$/, '.key')]?.value);
  const text = typeof key === 'string' ? texts[key] : undefined;
  if (text === undefined)
    return (
      <p className="built-in-text">What visitors read. Words in braces, such as {'{name}'}, are filled in.</p>
    );
  if (text === '') return <p className="built-in-text">Without it nothing is shown.</p>;
  return (
    <p className="built-in-text">
      Without it: <q>{text}</q>
      {/\{\w+/.test(text) && ' Keep the placeholders in braces; they are filled in.'}
    </p>
  );
}
