'use client';

import { useId, useState } from 'react';
import { Problem } from '../form/problem.tsx';

type Props = {
  label: string;
  action: string;
  required?: boolean;
  /** Resolves to a sentence when it was refused; the note is kept then. */
  send: (note: string) => Promise<string | undefined>;
};

/** A note and a button. It is no form element, because it stands inside the form of the document. */
export function NoteForm({ label, action, required = false, send }: Props) {
  const id = useId();
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setSending(true);
    const refused = await send(note);
    setSending(false);
    setProblem(refused);
    if (!refused) setNote('');
  };
  return (
    <div className="publishing-request__form">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
      <Problem message={problem} />
      <button
        type="button"
        className="studio-button"
        disabled={isSending || (required && note.trim() === '')}
        onClick={submit}
      >
        {action}
      </button>
    </div>
  );
}
