import type { Endpoint } from 'payload';
import { answerPicture } from './guide/answer-picture.ts';
import { answerLanguages } from './page-tree/answer-languages.ts';
import { answerWay } from './redirects/answer-way.ts';
import { answerHouseWords } from './texts/answer-house-words.ts';

/** What the studio's own pages ask while somebody works on them. All of it minds who may see what. */
export const editorsEndpoints: Endpoint[] = [
  { path: '/where-does-it-go', method: 'get', handler: answerWay },
  { path: '/page-languages/:id', method: 'get', handler: answerLanguages },
  { path: '/house-words/:language', method: 'get', handler: answerHouseWords },
  { path: '/guide-pictures/:file', method: 'get', handler: answerPicture },
];
