import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef } from 'react';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { fieldId } from './declared-fields.tsx';

type Props = {
  title: string;
  errors: readonly { name: string; label: string; text: string }[];
  /** Focus goes here at each refused attempt. */
  attempts: number;
};

/** All errors in one place, each a link to its field. */
export function ErrorSummary({ title, errors, attempts }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) element.current?.focus();
  }, [attempts]);
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that was posted without script opens with the summary focused
    <div ref={element} role="alert" tabIndex={-1} autoFocus={attempts === 0} className="error-summary">
      <IconShape of={CircleAlert} />
      <div>
        <p className="error-summary__title">{title}</p>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ name, label, text }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{label ? `${label}: ${text}` : text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
