import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { formatTagIds } from '../../src/features/stories/tag-ids.ts';
import { accessErrorMessages } from '../access/access-error-messages.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { slugify } from '../collections/slugify.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { readJson } from '../read-json.ts';
import { findOwnSites } from '../views/own-sites.ts';
import { isDate } from './find-story-problems.ts';
import { storyErrorMessages } from './story-error-messages.ts';
import { findStories, findStoryLists } from './story-lists.ts';

const newStory = z.object({
  site: z.string(),
  language: z.string(),
  name: z.string().trim().max(200),
  preamble: z.string().trim().max(5000),
  date: z.string(),
  tags: z.array(z.string()).max(50),
});

/** Creates the draft of a story below the list of its site: a story in all languages, with the blocks of its template. */
export async function handleNewStory(req: PayloadRequest): Promise<Response> {
  const { data } = newStory.safeParse(await readJson(req));
  const { signedOut, noSite, notUnderstood } = chooseText(accessErrorMessages, req.i18n.language);
  if (!req.user) return refuse(401, signedOut);
  if (!data) return refuse(400, notUnderstood);
  const site = (await findOwnSites(req)).find(({ name }) => name === data.site);
  const language = site?.languages.find((code) => code === data.language);
  if (!site || !language) return refuse(404, noSite);
  const texts = chooseText(storyErrorMessages, req.i18n.language);
  const { name, preamble, date, tags } = data;
  const [list] = await findStoryLists(site, language, req);
  const errors = [
    ...(name ? [] : [{ path: 'name', message: texts.name }]),
    ...(isDate(date) ? [] : [{ path: 'date', message: date ? texts.dateForm : texts.date }]),
    ...(list ? [] : [{ path: 'site', message: texts.index }]),
  ];
  if (errors.length > 0 || !list) return Response.json({ errors }, { status: 400 });
  const slug = await slugFor(
    name,
    date,
    (await findStories(site, language, req)).map(({ path }) => path),
    list.path,
  );
  const common = {
    collection: 'pages',
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  } as const;
  const story = await req.payload.create({
    ...common,
    locale: language,
    data: {
      site: site.id,
      parent: list.id,
      name,
      slug,
      template: 'story',
      hideInNavigation: true,
      story: { title: name, preamble, date, tags: formatTagIds(tags) },
      main: storyBlocks,
    } as never,
    req: isolateRequest(req),
  });
  let { edition } = story as { edition?: number };
  for (const other of site.languages.filter((code) => code !== language)) {
    const saved = await req.payload.update({
      ...common,
      id: story.id,
      locale: other,
      data: { template: 'story', hideInNavigation: true, edition } as never,
      req: isolateRequest(req),
    });
    edition = (saved as { edition?: number }).edition;
  }
  return Response.json({ id: story.id }, { status: 201 });
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ path: '', message }] }, { status });
}

/** Links back and onwards around the article, then other stories. */
const storyBlocks = [
  { blockType: 'story-navigation', look: 'row' },
  { blockType: 'story-article', parts: [{}] },
  { blockType: 'story-navigation', look: 'cards' },
  { blockType: 'stories-teaser' },
];

/** Where the other stories lie below a year, so does this one; a name that is taken gets a number. */
async function slugFor(name: string, date: string, paths: readonly string[], list: string): Promise<string> {
  const below = paths
    .filter((path) => path.startsWith(`${list}/`))
    .map((path) => path.slice(list.length + 1));
  const byYear = below.length === 0 || below.some((path) => /^\d{4}\//.test(path));
  const slug = `${byYear ? `${date.slice(0, 4)}/` : ''}${slugify(name) || 'story'}`;
  let free = slug;
  for (let number = 2; below.includes(free); number += 1) free = `${slug}-${number}`;
  return free;
}
