/**
 * glibc keeps an arena per thread and gives little back: the same traffic took 1,240 MB without these settings and 777 MB
 * with them (docs/decisions/045-memory.md). Other systems ignore them.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
};
