import { nativeName } from '../../../src/shared/sites/languages.ts';
import { storyErrorMessages } from '../../stories/story-error-messages.ts';
import type { RestResponse } from '../../testing/rest.ts';
import { basedOnNewest } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';
import type { ErrorScene } from '../error-scene.ts';

const story = { date: '2026-11-04', preamble: 'Tre dagar.', tags: '' };
const listBlocks = [{ blockType: 'stories-list' }];

/** Publishes a story of a site that has a list of stories, a tag and a picture. */
async function publish(
  as: Parameters<ErrorCase['send']>[0],
  { site, create, payload, fresh }: ErrorScene,
  given: { name?: string; story?: object; list?: object },
): Promise<RestResponse> {
  const { totalDocs } = await payload.count({ collection: 'tags', where: { site: { equals: site } } });
  if (totalDocs === 0) await create('tags', { name: 'Folk' });
  const list = await create('pages', {
    ...{ name: `Lista ${fresh()}`, title: 'Lista', template: 'stories index', main: listBlocks },
    _status: 'published',
    ...given.list,
  });
  const image = { media: (await create('media')).id };
  return as('editor')('/pages?locale=sv', 'POST', {
    ...{ site, parent: list.id, template: 'story', name: given.name ?? fresh(), _status: 'published' },
    story: { ...story, tags: '{folk}', image, ...given.story },
  });
}

function refused(path: string, given: { name?: string; story?: object; list?: object }): ErrorCase {
  return { status: 400, path, send: (as, scene) => publish(as, scene, given) };
}

export const storyCases: ErrorCases = {
  'storyErrorMessages.name': refused('name', { name: '' }),
  'storyErrorMessages.date': refused('story.date', { story: { date: '' } }),
  'storyErrorMessages.dateForm': refused('story.date', { story: { date: 'i går' } }),
  'storyErrorMessages.picture': refused('story.image.media', { story: { image: {} } }),
  'storyErrorMessages.preamble': refused('story.preamble', { story: { preamble: '' } }),
  'storyErrorMessages.tags': refused('story.tags', { story: { tags: '' } }),
  'storyErrorMessages.foreignTags': refused('story.tags', { story: { tags: '{sauna}' } }),
  'storyErrorMessages.index': refused('parent', { list: { template: undefined } }),
  'storyErrorMessages.indexNotPublic': {
    ...refused('parent', { list: { name: 'Dold', _status: 'draft' } }),
    with: ['Dold'],
  },
  'storyErrorMessages.indexWithoutList': {
    status: 400,
    path: 'parent',
    with: ['Tom lista'],
    send: (as, scene) => publish(as, scene, { list: { name: 'Tom lista', slug: scene.fresh(), main: [] } }),
  },
  'storyErrorMessages.inLanguage': {
    status: 400,
    path: 'story.date',
    with: (language) => [nativeName('en'), storyErrorMessages[language].date],
    send: async (as, { create, site, page }) => {
      const data = { site, parent: page.id, template: 'story', _status: 'draft', story };
      const { id } = await create('pages', data);
      const change = basedOnNewest(as('editor'));
      const inEnglish = { name: 'In English', template: 'story', story: { date: '' } };
      await change(`/pages/${id}?locale=en&draft=true`, 'PATCH', inEnglish);
      return change(`/pages/${id}?locale=sv`, 'PATCH', { _status: 'published' });
    },
  },
  'tagErrorMessages.empty': {
    status: 400,
    path: 'name',
    send: (as, { site }) => as('editor')('/tags?locale=sv', 'POST', { site, name: ' ' }),
  },
  'tagErrorMessages.taken': {
    status: 400,
    path: 'name',
    with: ['Folk'],
    send: async (as, { site }) => {
      await as('editor')('/tags?locale=sv', 'POST', { site, name: 'Folk' });
      return as('editor')('/tags?locale=sv', 'POST', { site, name: 'Folk' });
    },
  },
  'tagErrorMessages.used': {
    status: 409,
    with: [['Om vägar'], 1],
    send: async (as, { create }) => {
      const tag = await create('tags');
      const tags = `{${tag['tagId']}}`;
      await create('pages', { name: 'Om vägar', template: 'story', story: { tags }, _status: 'draft' });
      return as('editor')(`/tags/${tag.id}`, 'DELETE');
    },
  },
};
