import type { ReactNode } from 'react';
import type { RichText, RichTextNode, Span } from '../platform/fields/rich-text.ts';
import { cx } from './class-names.ts';

interface Props {
  text: RichText;
  /** `note` takes the size of its surroundings: footers, cards, forms. */
  size?: 'reading' | 'note' | undefined;
  className?: string | undefined;
}

/** Running text as editors wrote it. Lines end at 42rem; a quote may use the full width. */
export function Prose({ text, size = 'reading', className }: Props) {
  if (text.length === 0) return null;
  return (
    <div className={cx(size === 'reading' ? reading : note, className)}>
      {text.map((node, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: published text never changes order on a page
        <Node key={position} node={node} />
      ))}
    </div>
  );
}

const reading = 'text-[1.125rem] leading-[1.65] *:mt-5 *:first:mt-0';
const note = '*:mt-2 *:first:mt-0';

function Node({ node }: { node: RichTextNode }): ReactNode {
  switch (node.kind) {
    case 'paragraph':
      return (
        <p className="max-w-text">
          <Spans of={node.children} />
        </p>
      );
    case 'heading':
      // Its own margin draws near what follows; a rule about followers would be costly (no-costly-rules.test.ts).
      return node.level === 2 ? (
        <h2 className="max-w-text not-first:mt-12 not-last:-mb-1">
          <Spans of={node.children} />
        </h2>
      ) : (
        <h3 className="max-w-text not-first:mt-9 not-last:-mb-2">
          <Spans of={node.children} />
        </h3>
      );
    case 'list':
      return <List ordered={node.ordered} items={node.items} />;
    case 'quote':
      return (
        <blockquote className="border-y border-line-strong py-8 not-first:mt-12 not-last:mb-12 in-[.on-dark]:border-line-on-dark">
          <p className="max-w-[20em] font-display text-[clamp(1.625rem,1.3rem+1.4vw,2.375rem)] text-brand-ink leading-[1.2] tracking-[-0.022em] text-balance in-[.on-dark]:text-on-dark">
            <Spans of={node.children} />
          </p>
          {node.source && (
            <footer className="mt-4 text-ink-muted text-small in-[.on-dark]:text-on-dark-muted">
              {node.source}
            </footer>
          )}
        </blockquote>
      );
  }
}

/** A short hairline before each point, or its number: quiet, but in line with the text. */
function List({ ordered, items }: { ordered: boolean; items: readonly (readonly Span[])[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  const marker = ordered
    ? 'before:tabular-nums before:text-ink-muted before:content-[counter(list-item)] in-[.on-dark]:before:text-on-dark-muted'
    : 'before:top-[1.2em] before:h-px before:w-3.5 before:bg-brand in-[.on-dark]:before:bg-on-dark-muted';
  return (
    // Safari drops the list semantics of a list without bullets unless it has the role.
    <Tag role="list" className="max-w-text not-first:mt-3.5">
      {items.map((item, position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: published text never changes order on a page
          key={position}
          className={cx(
            'relative py-1.5 pl-7 [counter-increment:list-item] before:absolute before:left-0',
            marker,
          )}
        >
          <Spans of={item} />
        </li>
      ))}
    </Tag>
  );
}

function Spans({ of: spans }: { of: readonly Span[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: published text never changes order on a page
  return spans.map((span, position) => <Piece key={position} {...span} />);
}

function Piece({ text, strong, emphasis, href }: Span) {
  let piece: ReactNode = text;
  if (emphasis) piece = <em>{piece}</em>;
  if (strong) piece = <strong>{piece}</strong>;
  if (!href) return piece;
  return (
    <a
      href={href}
      rel={leadsElsewhere(href) ? 'noopener' : undefined}
      className="underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {piece}
    </a>
  );
}

/** Links between pages of a site are written as paths, so an absolute address is another host. */
function leadsElsewhere(href: string): boolean {
  return /^https?:\/\//.test(href);
}
