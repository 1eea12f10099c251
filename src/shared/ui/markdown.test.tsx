import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const render = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { text, pictureUrl: (file) => `/pictures/${file}` }));

test('headings have ids; lists, pictures and tables have their elements', () => {
  expect(
    render(
      '# The guide\n\nOne\ntwo.\n\n1. first\n2. second\n   line\n\n![The tree](pictures/editors-tree.webp)\n',
    ),
  ).toBe(
    '<h1 id="the-guide">The guide</h1><p>One\ntwo.</p><ol><li>first</li><li>second\nline</li></ol>' +
      '<img src="/pictures/editors-tree.webp" alt="The tree" loading="lazy"/>',
  );
  expect(render('| who | may |\n|---|---|\n| author | **draft** |')).toBe(
    '<table tabindex="0"><thead><tr><th scope="col">who</th><th scope="col">may</th></tr></thead>' +
      '<tbody><tr><td>author</td><td><strong>draft</strong></td></tr></tbody></table>',
  );
});

test('text may be strong, code or a link', () => {
  expect(render("# The editor's & more")).toBe(
    '<h1 id="the-editor-s-more">The editor&#x27;s &amp; more</h1>',
  );
  expect(render('In [Swedish](editors.sv.md) too.')).toBe('<p>In Swedish too.</p>');
  expect(render('Press **Publish**, see `/admin` or [the top](#top).')).toBe(
    '<p>Press <strong>Publish</strong>, see <code>/admin</code> or <a href="#top">the top</a>.</p>',
  );
});

test('raw HTML is shown as text, and a link that would run script loses its address', () => {
  expect(render('<img src=x onerror=alert(1)> and `<b>`')).not.toContain('<img');
  expect(render('A <b>word</b>')).toBe('<p>A &lt;b&gt;word&lt;/b&gt;</p>');
  expect(render('[press](javascript:alert(1))')).toBe('<p>press</p>');
});

test.each(['editors.md', 'editors.sv.md'])(
  'every link within %s has its heading, every picture its file',
  async (guide) => {
    const docs = join(import.meta.dirname, '../../../docs');
    const text = await readFile(join(docs, guide), 'utf8');
    const html = render(text);
    for (const [, file = ''] of text.matchAll(/\((pictures\/[^)]+)\)/g)) await access(join(docs, file));
    const ids = new Set([...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  },
);
