'use client';

type Props<Value extends string> = {
  label: string;
  value: Value | '';
  options: readonly (readonly [Value, string])[];
  /** What is said where nothing is chosen. */
  unset: string;
  choose: (value: Value | undefined) => void;
};

/** One of a few, or none. */
export function Choice<Value extends string>({ label, value, options, unset, choose }: Props<Value>) {
  return (
    <label className="studio-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => choose(options.find(([each]) => each === target.value)?.[0])}
      >
        <option value="">{unset}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
