import type { z } from 'zod';
import type { versionList } from '../../../../src/features/inventory/mapping/openapi.ts';

export type MappingVersion = z.output<typeof versionList>['versions'][number];
