interface Props {
  /** Left out: something is going on, nobody knows for how long. */
  value?: number | undefined;
  max?: number | undefined;
  label: string;
  /** Decorative, where a sentence beside it says the same. */
  hidden?: boolean | undefined;
}

export function ProgressLine({ value, max = 1, label, hidden }: Props) {
  const spoken = hidden ? { 'aria-hidden': true } : { 'aria-label': label };
  return <progress {...spoken} value={value} max={max} className="progress-line" />;
}
