import { block, type DemoPage } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';

type Document = { path: string; name: string; description: string; lead: string; body: string };

/** A page to be read from top to bottom. */
export function document({ path, name, description, lead, body }: Document): DemoPage {
  return page({
    path,
    name,
    description,
    hidden: true,
    main: [block('rich-text', { title: name, titleTag: 'h1', lead, body: toRichText(body) })],
  });
}
