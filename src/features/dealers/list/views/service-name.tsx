import { serviceText } from '../service-text.ts';
import { useDealerListContext } from './list-context.ts';

export function ServiceName({ name }: { name: string }) {
  const { text, lang } = serviceText(name, useDealerListContext());
  return lang ? <span lang={lang}>{text}</span> : text;
}
