import type { Endpoint } from 'payload';
import { answerNewSite } from '../new-site/answer-new-site.ts';
import { answerLanguages } from './page-tree/answer-languages.ts';
import { picturesIn } from './pictures/answer-picture.ts';
import { answerWay } from './redirects/answer-way.ts';
import { answerHouseWords } from './texts/answer-house-words.ts';

/** What the studio's own pages ask while somebody works on them. All of it minds who may see what. */
export const editorsEndpoints: Endpoint[] = [
  { path: '/new-site', method: 'post', handler: answerNewSite },
  { path: '/where-does-it-go', method: 'get', handler: answerWay },
  { path: '/page-languages/:id', method: 'get', handler: answerLanguages },
  { path: '/house-words/:language', method: 'get', handler: answerHouseWords },
  {
    path: '/guide-pictures/:file',
    method: 'get',
    handler: picturesIn('docs/pictures', /^editors-[a-z-]+\.webp$/),
  },
  {
    path: '/block-pictures/:file',
    method: 'get',
    handler: picturesIn('cms/pictures/blocks', /^[a-z-]+\.webp$/),
  },
];
