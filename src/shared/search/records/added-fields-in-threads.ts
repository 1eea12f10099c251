import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { type AddedField, addedFields, addFields, whenFieldsChange } from './added-fields.ts';

const KEY = 'forecourt added fields';

/** Threads that read records know the fields of extensions: imported where one is started, and first of all in it. */
if (isMainThread) whenFieldsChange(() => setEnvironmentData(KEY, addedFields() as never));
else if (addedFields().length === 0) addFields((getEnvironmentData(KEY) ?? []) as unknown as AddedField[]);
