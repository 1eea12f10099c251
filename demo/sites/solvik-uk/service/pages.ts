import type { DemoPage } from '../../../site-builder.ts';
import { bmw, mini } from './bmw-and-mini.ts';
import { servicePagesOf } from './make.ts';
import { mercedesCars } from './mercedes-cars.ts';
import { mercedesVans } from './mercedes-vans.ts';
import { otherMakePages } from './other-makes.ts';
import { bookService, service } from './service.ts';
import { smart } from './smart.ts';

export const servicePages: readonly DemoPage[] = [
  service,
  bookService,
  ...[bmw, mini, mercedesCars, mercedesVans, smart].flatMap((make, at) => servicePagesOf(make, at + 1)),
  ...otherMakePages,
];
