'use client';

import { useEffect, useState } from 'react';

type Props = {
  label: string;
  help?: string;
  value: string;
  change: (value: string) => void;
  type?: 'text' | 'number';
};

/** A text that counts when the field is left or Enter is pressed, not with every letter. */
export function TypedText({ label, help, value, change, type = 'text' }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const commit = () => typed !== value && change(typed);
  return (
    <label className="studio-field import-wizard__typed">
      <span>{label}</span>
      <input
        type={type}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {help && <small>{help}</small>}
    </label>
  );
}
