import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

/** Renders Markdown as React elements. Raw HTML in it is shown as text, so nothing needs to be sanitised. */
export function Markdown({ text, pictureUrl }: { text: string; pictureUrl: (file: string) => string }) {
  return renderAll(lexer(text), pictureUrl);
}

type PictureUrl = (file: string) => string;

function renderAll(tokens: readonly Token[] | undefined, pictureUrl: PictureUrl): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of tokens never changes
    <Fragment key={index}>{renderToken(token as Tokens.Generic, pictureUrl)}</Fragment>
  ));
}

function renderToken(token: Tokens.Generic, pictureUrl: PictureUrl): ReactNode {
  const children = () => renderAll(token.tokens, pictureUrl);
  switch (token.type) {
    case 'heading': {
      const Heading = `h${token['depth']}` as 'h1';
      return <Heading id={headingId(token['text'])}>{children()}</Heading>;
    }
    case 'paragraph':
      return isPicture(token) ? children() : <p>{children()}</p>;
    case 'list': {
      const List = token['ordered'] ? 'ol' : 'ul';
      return <List>{renderItems(token as Tokens.List, pictureUrl)}</List>;
    }
    case 'table':
      return renderTable(token as Tokens.Table, pictureUrl);
    case 'blockquote':
      return <blockquote>{children()}</blockquote>;
    case 'code':
      return (
        <pre>
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
      return isSafeLink(token['href']) ? <a href={token['href']}>{children()}</a> : children();
    case 'image':
      return <img src={pictureUrl(fileName(token['href']))} alt={token['text']} loading="lazy" />;
    // The text of a token is escaped for HTML, which React does by itself.
    case 'text':
      return token.tokens ? children() : token.raw;
    case 'space':
      return null;
    default:
      return token.tokens ? children() : (token['text'] ?? token.raw);
  }
}

function renderItems({ items }: Tokens.List, pictureUrl: PictureUrl): ReactNode {
  return items.map((item) => <li key={item.raw}>{renderAll(item.tokens, pictureUrl)}</li>);
}

function renderTable({ header, rows }: Tokens.Table, pictureUrl: PictureUrl): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ text, tokens }) => (
            <th key={text} scope="col">
              {renderAll(tokens, pictureUrl)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(({ text }) => text).join('|')}>
            {row.map(({ text, tokens }, column) => (
              <td key={`${header[column]?.text} ${text}`}>{renderAll(tokens, pictureUrl)}</td>
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

/** Another document of the project is not served by the studio. */
function isSafeLink(href: string): boolean {
  if (/^[\w.-]+\.md\b/.test(href)) return false;
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
