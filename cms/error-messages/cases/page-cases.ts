import {
  baseRevisionHeader,
  saveIdHeader,
  writeBaseRevision,
  writeSaveId,
} from '../../revisions/save-headers.ts';
import { basedOnNewest } from '../../testing/rest.ts';
import type { ErrorCases } from '../error-case.ts';
import type { ErrorScene } from '../error-scene.ts';

const published = { _status: 'published' };
const newPage = ({ site }: ErrorScene, data: object) => ({ site, name: 'Ny sida', ...published, ...data });

export const pageCases: ErrorCases = {
  'pageErrorMessages.queryInAddress': {
    status: 400,
    path: 'slug',
    send: (as, scene) => as('editor')('/pages?locale=sv', 'POST', newPage(scene, { slug: 'a?b' })),
  },
  'pageErrorMessages.spaceInAddress': {
    status: 400,
    path: 'slug',
    send: (as, scene) => as('editor')('/pages?locale=sv', 'POST', newPage(scene, { slug: 'min sida' })),
  },
  'pageErrorMessages.reservedAddress': {
    status: 400,
    path: 'slug',
    send: (as, scene) => as('editor')('/pages?locale=sv', 'POST', newPage(scene, { slug: '/admin/x' })),
  },
  'pageErrorMessages.takenByPage': {
    status: 400,
    path: 'slug',
    with: ['Service', '/service'],
    send: (as, scene) => as('editor')('/pages?locale=sv', 'POST', newPage(scene, { name: 'Service' })),
  },
  'pageErrorMessages.takenByRedirect': {
    status: 400,
    path: 'slug',
    with: ['/flyttad', '/service'],
    send: async (as, scene) => {
      const { docs } = await scene.payload.find({
        collection: 'redirects',
        where: { source: { equals: '/flyttad' } },
      });
      if (docs.length === 0) await scene.create('redirects', { source: '/flyttad', destination: '/service' });
      return as('editor')('/pages?locale=sv', 'POST', newPage(scene, { slug: 'flyttad' }));
    },
  },
  'pageErrorMessages.parentOfOtherSite': {
    status: 400,
    path: 'parent',
    send: async (as, scene) => {
      const { id } = await scene.create('pages', { _status: 'draft' });
      const parent = scene.foreignPage.id;
      return basedOnNewest(as('administrator'))(`/pages/${id}?locale=sv&draft=true`, 'PATCH', { parent });
    },
  },
  'pageErrorMessages.belowItself': {
    status: 400,
    path: 'parent',
    send: async (as, scene) => {
      const { id } = await scene.create('pages', published);
      const child = await scene.create('pages', { parent: id, ...published });
      const draft = `/pages/${id}?locale=sv&draft=true`;
      return basedOnNewest(as('editor'))(draft, 'PATCH', { parent: child.id });
    },
  },
  'draftErrorMessages.nameMissing': {
    status: 400,
    path: 'name',
    send: (as, { site }) => as('editor')('/pages?locale=sv', 'POST', { site, ...published }),
  },
  'draftErrorMessages.nameMissingInLanguage': {
    status: 400,
    path: 'name',
    send: (as, { page }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=en`, 'PATCH', {
        main: [{ blockType: 'spacer' }],
        ...published,
      }),
  },
  'draftErrorMessages.addressMissing': {
    status: 400,
    path: 'slug',
    send: (as, scene) => as('editor')('/pages?locale=sv', 'POST', newPage(scene, { name: '???' })),
  },
  'draftErrorMessages.nothingPublished': {
    status: 404,
    send: async (as, scene) => {
      const { id } = await scene.create('pages', { _status: 'draft' });
      return as('editor')(`/pages/${id}/revert`, 'POST');
    },
  },
  'revisionErrorMessages.missing': {
    status: 428,
    send: (as, { page }) => as('editor')(`/pages/${page.id}?locale=sv`, 'PATCH', { menuText: 'A' }),
  },
  'revisionErrorMessages.stale': {
    status: 409,
    send: async (as, { create }) => {
      const { id } = await create('pages', published);
      await basedOnNewest(as('administrator'))(`/pages/${id}?locale=sv`, 'PATCH', { menuText: 'A' });
      return as('editor')(`/pages/${id}?locale=sv`, 'PATCH', { menuText: 'B', edition: 1 });
    },
  },
  'revisionErrorMessages.overtaken': {
    status: 409,
    send: async (as, { create, fresh }) => {
      const { id } = await create('pages', published);
      const form = `a-form-of-an-editor-${fresh()}`;
      const save = (number: number) =>
        as('editor')(
          `/pages/${id}?locale=sv`,
          'PATCH',
          { menuText: String(number) },
          {
            [baseRevisionHeader]: writeBaseRevision(1),
            [saveIdHeader]: writeSaveId(form, number),
          },
        );
      await save(2);
      return save(1);
    },
  },
};
