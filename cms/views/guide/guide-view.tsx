import { readFile } from 'node:fs/promises';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { projectFile } from '../pictures/project-file.ts';
import { type Passage, readMarkdown, stretchesOf } from './read-markdown.ts';

/** docs/editors.md, where editors are. */
export async function GuideView({
  initPageResult,
  params,
  searchParams,
  payload,
  i18n,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/guide');
  const text = await readFile(projectFile('docs/editors.md'), 'utf8').catch(
    () => 'The guide is not on this machine.',
  );
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <Gutter className="studio-view guide">
        <SetStepNav nav={[{ label: 'Guide' }]} />
        {readMarkdown(text).map((passage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: passages never change places
          <Shown key={at} passage={passage} />
        ))}
      </Gutter>
    </DefaultTemplate>
  );
}

function Shown({ passage }: { passage: Passage }) {
  if (passage.kind === 'heading') {
    const Heading = `h${passage.level}` as 'h1' | 'h2' | 'h3' | 'h4';
    return <Heading id={passage.id}>{passage.text}</Heading>;
  }
  if (passage.kind === 'picture')
    return <img src={`/admin/api/guide-pictures/${passage.file}`} alt={passage.alt} loading="lazy" />;
  if (passage.kind === 'paragraph')
    return (
      <p>
        <Words text={passage.text} />
      </p>
    );
  const List = passage.ordered ? 'ol' : 'ul';
  return (
    <List>
      {passage.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </List>
  );
}

function Words({ text }: { text: string }) {
  return stretchesOf(text).map((stretch, at) => {
    const key = `${at} ${stretch.text}`;
    if (stretch.kind === 'strong') return <strong key={key}>{stretch.text}</strong>;
    if (stretch.kind === 'code') return <code key={key}>{stretch.text}</code>;
    if (stretch.kind === 'link')
      return (
        <a key={key} href={stretch.href}>
          {stretch.text}
        </a>
      );
    return stretch.text;
  });
}
