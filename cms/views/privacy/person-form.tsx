import { type FormEvent, useState } from 'react';
import type { Person } from '../../../src/shared/personal-data/person-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { privacyTexts } from './texts.ts';

const fields = [
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
  { name: 'plate', type: 'text' },
  { name: 'name', type: 'text' },
] as const;

/** Who is meant. One of them is enough, more find more. */
export function PersonForm({ find }: { find: (person: Person) => Promise<void> }) {
  const texts = useTexts(privacyTexts);
  const [person, setPerson] = useState<Person>({});
  const [isBusy, setBusy] = useState(false);
  const isEmpty = !Object.values(person).some((value) => value?.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await find(person);
    setBusy(false);
  };
  return (
    <form className="privacy__form" onSubmit={submit} noValidate>
      {fields.map(({ name, type }) => (
        <label key={name} className="studio-field">
          <span>{texts[name]}</span>
          <input
            type={type}
            autoComplete="off"
            maxLength={200}
            value={person[name] ?? ''}
            onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
          />
          {name === 'name' && <small>{texts.nameHelp}</small>}
        </label>
      ))}
      <button type="submit" className="studio-button" disabled={isEmpty || isBusy}>
        {texts.search}
      </button>
    </form>
  );
}
