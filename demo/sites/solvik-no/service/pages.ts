import type { DemoPage } from '../../../site-builder.ts';
import { body } from './bodywork.ts';
import { book } from './book.ts';
import { electric } from './electric.ts';
import { inspection } from './inspection.ts';
import { motorcycle } from './motorcycle.ts';
import { service } from './service.ts';
import { wheels } from './wheels.ts';
import { winterCheck } from './winter-check.ts';

export const servicePages: readonly DemoPage[] = [
  service,
  book,
  wheels,
  winterCheck,
  inspection,
  electric,
  body,
  motorcycle,
];
