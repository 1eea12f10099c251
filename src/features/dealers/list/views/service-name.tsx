import { serviceText } from '../service-text.ts';
import { useDealerListTools } from './dealer-list-tools.ts';

export function ServiceName({ name }: { name: string }) {
  const { text, lang } = serviceText(name, useDealerListTools());
  return lang ? <span lang={lang}>{text}</span> : text;
}
