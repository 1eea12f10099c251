import * as step1 from './20261115_135629_first.ts';

export const migrations = [
  { name: '20261115_135629_first', up: step1.up, down: step1.down },
];
