'use client';

type Props<Value extends string> = {
  label: string;
  value: Value;
  /** With what each is called; one that is empty stands for none. */
  options: readonly (readonly [Value, string])[];
  set: (value: Value) => void;
};

/** One of a few. */
export function Select<Value extends string>({ label, value, options, set }: Props<Value>) {
  return (
    <label className="studio-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => set(options.find(([each]) => each === target.value)?.[0] ?? value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
