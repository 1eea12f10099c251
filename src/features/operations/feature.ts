import type { Feature } from '../../shared/feature.ts';
import { operationsMigrations } from './tables.ts';

export const operationsFeature: Feature = {
  name: 'operations',
  about: 'what operators see: metrics, health, processes, imports, addresses that are asked for',
  migrations: operationsMigrations,
};
