'use client';

import { useId } from 'react';

type Props = {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter in a form of the studio would save the document. */
  onEnter?: () => void;
  kind: 'password' | 'code' | 'email';
  isOptional?: boolean;
};

const attributes = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code', autoCapitalize: 'off', spellCheck: false },
  email: { type: 'email', autoComplete: 'username' },
} as const;

/** A field of the pages about signing in, which browsers and password managers recognise. */
export function SecretInput({ label, help, value, onChange, onEnter, kind, isOptional = false }: Props) {
  const id = useId();
  return (
    <div className="studio-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...attributes[kind]}
        value={value}
        required={!isOptional}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}
