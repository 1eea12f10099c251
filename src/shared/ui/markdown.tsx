import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  pictureUrl: (file: string) => string;
  /** Where a link of the text leads; undefined shows its words only. */
  linkUrl?: ((href: string) => string | undefined) | undefined;
}

type Urls = Required<Pick<Props, 'pictureUrl'>> & { linkUrl: (href: string) => string | undefined };

/** Renders Markdown as React elements. Raw HTML in it is shown as text, so nothing needs to be sanitised. */
export function Markdown({ text, pictureUrl, linkUrl = withoutOtherDocuments }: Props) {
  return renderAll(lexer(text), {
    pictureUrl,
    linkUrl: (href) => {
      const url = linkUrl(href);
      return url !== undefined && isSafeLink(url) ? url : undefined;
    },
  });
}

/** The headings of the second level, for a table of contents. */
export function contentsOf(text: string): { id: string; title: string }[] {
  return lexer(text).flatMap((token) =>
    token.type === 'heading' && token['depth'] === 2
      ? { id: headingId(token['text']), title: token['text'].replace(/[`*_]/g, '') }
      : [],
  );
}

function renderAll(tokens: readonly Token[] | undefined, urls: Urls): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of tokens never changes
    <Fragment key={index}>{renderToken(token as Tokens.Generic, urls)}</Fragment>
  ));
}

function renderToken(token: Tokens.Generic, urls: Urls): ReactNode {
  const children = () => renderAll(token.tokens, urls);
  switch (token.type) {
    case 'heading': {
      const Heading = `h${token['depth']}` as 'h1';
      return <Heading id={headingId(token['text'])}>{children()}</Heading>;
    }
    case 'paragraph':
      return isPicture(token) ? children() : <p>{children()}</p>;
    case 'list': {
      const List = token['ordered'] ? 'ol' : 'ul';
      return <List>{renderItems(token as Tokens.List, urls)}</List>;
    }
    case 'table':
      return renderTable(token as Tokens.Table, urls);
    case 'blockquote':
      return <blockquote>{children()}</blockquote>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll long lines
        <pre tabIndex={0}>
          <code>{token['text']}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{children()}</strong>;
    case 'em':
      return <em>{children()}</em>;
    case 'codespan':
      return <code>{token['text']}</code>;
    case 'br':
      return <br />;
    case 'link':
      return renderLink(urls.linkUrl(token['href']), children());
    case 'image':
      return <img src={urls.pictureUrl(fileName(token['href']))} alt={token['text']} loading="lazy" />;
    // The text of a token is escaped for HTML, which React does by itself.
    case 'text':
      return token.tokens ? children() : token.raw;
    case 'space':
      return null;
    case 'html':
      // A comment is for who writes the text.
      return /^<!--[\s\S]*-->\s*$/.test(token.raw) ? null : token.raw;
    default:
      return token.tokens ? children() : (token['text'] ?? token.raw);
  }
}

function renderItems({ items }: Tokens.List, urls: Urls): ReactNode {
  return items.map((item) => <li key={item.raw}>{renderAll(item.tokens, urls)}</li>);
}

function renderTable({ header, rows }: Tokens.Table, urls: Urls): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a wide one
    <table tabIndex={0}>
      <thead>
        <tr>
          {header.map(({ text, tokens }) => (
            <th key={text} scope="col">
              {renderAll(tokens, urls)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(({ text }) => text).join('|')}>
            {row.map(({ text, tokens }, column) => (
              <td key={`${header[column]?.text} ${text}`}>{renderAll(tokens, urls)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A picture on a line of its own is not part of a paragraph. */
function isPicture({ tokens }: Tokens.Generic): boolean {
  return tokens?.length === 1 && tokens[0]?.type === 'image';
}

function renderLink(url: string | undefined, children: ReactNode): ReactNode {
  return url === undefined ? children : <a href={url}>{children}</a>;
}

/** Another document of the project is not served by the studio. */
function withoutOtherDocuments(href: string): string | undefined {
  return /^[\w.-]+\.md\b/.test(href) ? undefined : href;
}

function isSafeLink(href: string): boolean {
  return /^(https?:|mailto:|#|\/|\.)/.test(href) || !href.includes(':');
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
