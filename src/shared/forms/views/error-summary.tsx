import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef } from 'react';
import { IconShape } from '../../ui/icon-shape.tsx';
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
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that was posted without script opens with the summary focused
      autoFocus={attempts === 0}
      className="flex scroll-mt-[138px] gap-3 rounded-field border border-danger bg-surface px-6 py-5"
    >
      <IconShape of={CircleAlert} className="mt-0.5 text-danger" />
      <div>
        <p className="font-medium">{title}</p>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ name, label, text }) => (
              <li className="mt-1" key={name}>
                <a className="underline underline-offset-3" href={`#${fieldId(name)}`}>
                  {label ? `${label}: ${text}` : text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
