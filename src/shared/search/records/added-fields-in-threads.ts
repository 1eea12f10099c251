import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { type AddedField, addFields, allAddedFields, whenFieldsChange } from './added-fields.ts';

const KEY = 'forecourt added fields';

/** Threads that read records know the fields of extensions: imported where one is started, and first of all in it. */
if (isMainThread) whenFieldsChange(() => setEnvironmentData(KEY, allAddedFields() as never));
else if (allAddedFields().length === 0) addFields((getEnvironmentData(KEY) ?? []) as unknown as AddedField[]);
