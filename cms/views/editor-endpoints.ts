import type { Endpoint } from 'payload';
import { handleDuplicate } from '../duplicate/duplicate-endpoint.ts';
import { linkEndpoints } from '../links/link-endpoints.ts';
import { usesEndpoint } from '../links/uses-endpoint.ts';
import { handleNewSite } from '../new-site/new-site-endpoint.ts';
import { presenceEndpoints } from '../presence/presence-endpoints.ts';
import { scheduleEndpoints } from '../scheduling/schedule-endpoints.ts';
import { handleNewStory } from '../stories/new-story-endpoint.ts';
import { handleBuiltInTexts } from '../texts/built-in-texts-endpoint.ts';
import { textEndpoints } from '../texts/text-endpoints.ts';
import { handleMovePage } from './page-tree/move-page-endpoint.ts';
import { handlePageLanguages } from './page-tree/page-languages-endpoint.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { handleRedirectTest } from './redirects/redirect-test-endpoint.ts';
import { handleRuleCheck } from './redirects/rule-check-endpoint.ts';

/** Endpoints of the studio's own views. Each of them checks what the person may see. */
export const editorEndpoints: Endpoint[] = [
  ...scheduleEndpoints,
  ...linkEndpoints,
  usesEndpoint,
  ...presenceEndpoints,
  ...textEndpoints,
  { path: '/new-story', method: 'post', handler: handleNewStory },
  { path: '/duplicate-page', method: 'post', handler: handleDuplicate },
  { path: '/new-site', method: 'post', handler: handleNewSite },
  { path: '/check-rule', method: 'get', handler: handleRuleCheck },
  { path: '/where-does-it-go', method: 'get', handler: handleRedirectTest },
  { path: '/page-tree/move', method: 'post', handler: handleMovePage },
  { path: '/page-languages/:id', method: 'get', handler: handlePageLanguages },
  { path: '/built-in-texts/:language', method: 'get', handler: handleBuiltInTexts },
  {
    path: '/guide-pictures/:file',
    method: 'get',
    handler: servePictures('docs/pictures', /^editors-[a-z-]+(\.sv)?\.webp$/),
  },
  {
    path: '/block-pictures/:file',
    method: 'get',
    handler: servePictures('cms/pictures/blocks', /^[a-z-]+\.webp$/),
  },
];
