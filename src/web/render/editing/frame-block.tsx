import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockFields, blockLabels } from '../../../content/blocks/block-fields.ts';
import type { PageBlock } from '../../../content/publishing/page.ts';
import { escapeHtml } from '../../../shared/platform/escape.ts';
import type { LoadedBlock } from '../load-blocks.ts';
import type { RenderedSection } from '../render-section.tsx';
import type { EditArea } from './edit-message.ts';
import { EmptyFieldChips } from './empty-field-chips.tsx';
import { emptyFields } from './empty-fields.ts';

/** A block as its editor sees it: with a frame and a name, and with the fields that are still empty. */
export function frameBlock(area: EditArea, block: LoadedBlock, rendered: RenderedSection): RenderedSection {
  const { placed } = block;
  const label = labelOf(placed);
  const name = renderToStaticMarkup(
    <button type="button" className="edit-name" data-edit-field="">
      {label}
    </button>,
  );
  const html = `${name}${rendered.html}${below(block, label, rendered.html.trim() === '')}`;
  const facts = { area, block: placed.id, texts: JSON.stringify(fieldTexts(placed)) };
  return { ...rendered, html: `<div class="edit-block" ${attributes(facts, html)}>${html}</div>` };
}

/** Header and footer belong to the site, not to the page; their own elements stay where they are. */
export function frameShell(area: 'header' | 'footer', rendered: RenderedSection): RenderedSection {
  const name = renderToStaticMarkup(
    <button type="button" className="edit-name edit-name--shell" data-edit-field="">
      Edit the {area}
    </button>,
  );
  const html = area === 'header' ? name + rendered.html : rendered.html + name;
  return {
    ...rendered,
    html: `<div class="edit-shell" ${attributes({ area, block: '' }, html)}>${html}</div>`,
  };
}

function attributes(facts: { area: EditArea; block: string; texts?: string }, html: string): string {
  // The browser sees by the hash which blocks a change has touched.
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 16);
  return Object.entries({ ...facts, hash })
    .map(([name, value]) => `data-edit-${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/** Under the block: its problem and its empty fields. Without it a block that renders nothing could not be clicked. */
function below(block: LoadedBlock, label: string, showsNothing: boolean): string {
  const { placed } = block;
  const empty = placed.state === 'ready' ? emptyFields(blockFields[placed.name], placed.stored) : [];
  const reason = block.state === 'failed' ? block.reason : '';
  if (empty.length === 0 && !showsNothing && !reason) return '';
  return renderToStaticMarkup(
    <div className="edit-below" data-edit-nothing={showsNothing || undefined}>
      {reason && <p>{reason}</p>}
      {showsNothing && <p>{label} shows nothing yet</p>}
      <EmptyFieldChips fields={empty} />
    </div>,
  );
}

/** The texts of a block by field, so that a click on a text finds its field. */
function fieldTexts(placed: PageBlock): Readonly<Record<string, string>> {
  if (placed.state !== 'ready') return {};
  const texts = Object.entries(placed.stored).flatMap(([name, value]) => {
    const text = typeof value === 'object' && value && 'text' in value ? value.text : value;
    return typeof text === 'string' && text !== '' ? [[name, text.slice(0, 200)]] : [];
  });
  return Object.fromEntries(texts);
}

function labelOf(placed: PageBlock): string {
  return placed.state === 'ready' ? blockLabels[placed.name].label : placed.name;
}
