import { randomUUID } from 'node:crypto';
import type { IndexDefinition } from '../../index-definition.ts';
import { type Plan, planQuery } from '../../plan.ts';
import type { IndexVersion, SearchIndex, SearchQuery, SearchRecord, SearchResult } from '../../port.ts';
import type { TokenSearch } from '../../relevance.ts';
import { toleratesTypo } from '../../tokenize.ts';
import { serialQueue } from '../serial-queue.ts';
import { type BulkOperation, writeInBulk } from './bulk.ts';
import { type OpenSearchClient, ResponseError, toLines } from './client.ts';
import { documentId, ID, indexMapping, toDocument } from './document.ts';
import { histogramSteps, type OpenSearchResponse, parseResponse } from './parse-response.ts';
import { bucketsRequest, searchRequest, tokenExistsRequest } from './search-request.ts';
import { findUnused, type StoredIndices, type UnusedRule } from './unused-indices.ts';

// One shard, refreshed only when a write is complete, so that readers never see a part of it.
const settings = { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '-1' };
// The copy on a second node is made once an index is complete, which is cheaper than writing every record twice.
const withCopies = { index: { auto_expand_replicas: '0-1' } };
const COPY_LIMIT = '30s';

export type OpenSearchIndexOptions = Omit<UnusedRule, 'now'> & { now: () => number };

/** Each index is an OpenSearch alias; replacing all fills a new index and switches the alias atomically. */
export class OpenSearchIndex implements SearchIndex {
  readonly alias: string;
  readonly #definition: IndexDefinition;
  readonly #options: OpenSearchIndexOptions;
  readonly #client: OpenSearchClient;
  readonly #queue = serialQueue();
  #isWritten = false;

  constructor(definition: IndexDefinition, client: OpenSearchClient, options: OpenSearchIndexOptions) {
    this.#definition = definition;
    this.#client = client;
    this.#options = options;
    this.alias = `${options.base}-${options.fingerprint}`;
  }

  /** Somebody has written it: from now on, that it is missing is a failure. */
  setWritten(): void {
    this.#isWritten = true;
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const plan = planQuery(this.#definition, query);
    try {
      const searches = await this.#searchesOf(plan);
      const response = await this.#query(searchRequest(plan, searches));
      const steps = histogramSteps(plan, response);
      const buckets = steps.size > 0 ? await this.#query(bucketsRequest(plan, searches, steps)) : undefined;
      return parseResponse(plan, response, buckets);
    } catch (error) {
      // Before the first record there is no index yet; that is an empty result, not a failure.
      if (this.#isWritten || !isNotFound(error)) throw error;
      return parseResponse(plan, { hits: { hits: [] } }, undefined);
    }
  }

  upsert(records: readonly SearchRecord[]): Promise<void> {
    return this.#queue(async () => {
      const operations = records.map((record) => this.#indexing(record));
      if ((await this.#indicesBehind()).length === 0) await this.#publish(await this.#newIndex());
      await this.#write(operations);
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#queue(async () => {
      if (ids.length === 0 || (await this.#indicesBehind()).length === 0) return;
      await this.#write(ids.map((id) => [{ delete: { _id: documentId(id) } }]));
    });
  }

  replaceAll(
    records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>,
    version?: IndexVersion,
  ): Promise<void> {
    return this.#queue(async () => {
      const fresh = await this.#newIndex(version);
      try {
        await writeInBulk(this.#client, fillingAlias(fresh), this.#indexingAll(records));
        await this.#publish(fresh);
      } catch (error) {
        await this.#deleteUnlessPublished(fresh).catch(() => undefined);
        throw error;
      }
    });
  }

  async setVersion(version: IndexVersion): Promise<void> {
    await this.#setMeta(this.alias, version);
  }

  /** Says that this version of the product uses its index, and deletes what nobody uses. No other process may be writing it. */
  async deleteUnused(): Promise<void> {
    const { base, now } = this.#options;
    const path = `${base}-*?allow_no_indices=true&filter_path=*.aliases,*.mappings._meta`;
    const stored = await this.#client.send<StoredIndices>('GET', path);
    const { unused, unmarked } = findUnused(stored, { ...this.#options, now: now() });
    const own = Object.keys(stored).filter((name) => this.alias in (stored[name]?.aliases ?? {}));
    for (const name of [...own, ...unmarked]) await this.#setMeta(name, stored[name]?.mappings?._meta);
    for (const name of unused) await this.#client.send('DELETE', name);
  }

  async #searchesOf({ tokens }: Plan): Promise<TokenSearch[]> {
    if (tokens.length === 0) return [];
    const exist = tokens.flatMap((token, at) =>
      (['naming', 'prose'] as const).map((where) =>
        tokenExistsRequest(token, where, at === tokens.length - 1),
      ),
    );
    const { responses } = await this.#client.search<{ responses: readonly Partial<OpenSearchResponse>[] }>(
      `${this.alias}/_msearch`,
      toLines(exist.flatMap((request) => [{ ignore_unavailable: true }, request])),
    );
    const isFound = (at: number) => {
      const { hits } = responses[at] ?? {};
      if (!hits) throw new Error(`OpenSearch could not look a word up: ${JSON.stringify(responses[at])}`);
      return Boolean(hits.total?.value);
    };
    return tokens.map((token, at) => {
      if (isFound(2 * at)) return 'naming';
      return isFound(2 * at + 1) || !toleratesTypo(token) ? 'prose' : 'typo';
    });
  }

  #query(body: object): Promise<OpenSearchResponse> {
    return this.#client.search(`${this.alias}/_search`, body);
  }

  #indexing(record: SearchRecord): BulkOperation {
    const document = toDocument(this.#definition, record);
    return [{ index: { _id: documentId(String(document[ID])) } }, document];
  }

  async *#indexingAll(records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>) {
    for await (const record of records) yield this.#indexing(record);
  }

  async #write(operations: readonly BulkOperation[]): Promise<void> {
    await writeInBulk(this.#client, this.alias, operations);
    await this.#client.send('POST', `${this.alias}/_refresh`);
  }

  async #newIndex(version?: IndexVersion): Promise<string> {
    const name = `${this.alias}-${randomUUID()}`;
    const mappings = { ...indexMapping(this.#definition), ...(version && { _meta: this.#meta(version) }) };
    await this.#client.send('PUT', name, { settings, mappings, aliases: { [fillingAlias(name)]: {} } });
    return name;
  }

  /** A complete index gets its copy, takes the place of the one before it, and that one is deleted. */
  async #publish(fresh: string): Promise<void> {
    const { send } = this.#client;
    await send('POST', `${fresh}/_refresh`);
    await send('PUT', `${fresh}/_settings`, withCopies);
    // Without a second node that takes it there is no copy; the index is searched all the same.
    await send('GET', `_cluster/health/${fresh}?wait_for_status=green&timeout=${COPY_LIMIT}`).catch(
      (error: unknown) => {
        if (!(error instanceof ResponseError && error.status === 408)) throw error;
      },
    );
    const before = await this.#indicesBehind();
    const { alias } = this;
    const actions = [
      { add: { index: fresh, alias } },
      { remove: { index: fresh, alias: fillingAlias(fresh) } },
      ...before.map((index) => ({ remove: { index, alias } })),
    ];
    await send('POST', '_aliases', { actions });
    this.#isWritten = true;
    // What cannot be deleted now is deleted with the unused indices.
    for (const old of before) await send('DELETE', old).catch(() => undefined);
  }

  async #deleteUnlessPublished(fresh: string): Promise<void> {
    if (!(await this.#indicesBehind()).includes(fresh)) await this.#client.send('DELETE', fresh);
  }

  async #indicesBehind(): Promise<string[]> {
    const path = `${this.alias}-*/_alias?allow_no_indices=true`;
    const found = await this.#client.send<Record<string, { aliases: object }>>('GET', path);
    return Object.keys(found).filter((index) => this.alias in (found[index]?.aliases ?? {}));
  }

  #setMeta(index: string, version: object | undefined): Promise<void> {
    return this.#client.send('PUT', `${index}/_mapping`, { _meta: this.#meta(version) });
  }

  #meta(version: object | undefined): object {
    return { ...version, usedAt: this.#options.now() };
  }
}

function fillingAlias(index: string): string {
  return `${index}-filling`;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}
