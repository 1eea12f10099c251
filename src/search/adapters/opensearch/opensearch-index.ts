import { randomUUID } from 'node:crypto';
import type { IndexDefinition } from '../../index-definition.ts';
import { type Plan, planQuery } from '../../plan.ts';
import type { IndexVersion, SearchIndex, SearchQuery, SearchRecord, SearchResult } from '../../port.ts';
import type { TokenSearch } from '../../relevance.ts';
import { toleratesTypo } from '../../tokenize.ts';
import { batches } from '../batches.ts';
import { serialQueue } from '../serial-queue.ts';
import type { Send } from './client.ts';
import { ID, indexMapping, toDocument } from './document.ts';
import { histogramSteps, type OpenSearchResponse, parseResponse } from './parse-response.ts';
import { bucketsRequest, searchRequest, tokenExistsRequest } from './search-request.ts';

// One shard, refreshed only when a write is complete, so that readers never see a part of it; a copy on a second node.
const settings = { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '-1' };

/** Each index is an OpenSearch alias; replacing all fills a new index and switches the alias atomically. */
export class OpenSearchIndex implements SearchIndex {
  readonly #definition: IndexDefinition;
  readonly #alias: string;
  readonly #send: Send;
  readonly #searchLimitMs: number;
  readonly #queue = serialQueue();

  constructor(definition: IndexDefinition, alias: string, send: Send, searchLimitMs: number) {
    this.#definition = definition;
    this.#alias = alias;
    this.#send = send;
    this.#searchLimitMs = searchLimitMs;
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const plan = planQuery(this.#definition, query);
    const searches = await this.#searchesOf(plan);
    const response = await this.#query(searchRequest(plan, searches));
    const steps = histogramSteps(plan, response);
    const buckets = steps.size > 0 ? await this.#query(bucketsRequest(plan, searches, steps)) : undefined;
    return parseResponse(plan, response, buckets);
  }

  upsert(records: readonly SearchRecord[]): Promise<void> {
    return this.#queue(async () => {
      const documents = records.map((record) => toDocument(this.#definition, record));
      if ((await this.#indicesBehind()).length === 0) await this.#point(await this.#newIndex(), []);
      for await (const batch of batches(documents))
        await this.#bulk(this.#alias, batch.flatMap(bulkIndexLines));
      await this.#refresh(this.#alias);
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#queue(async () => {
      if (ids.length === 0 || (await this.#indicesBehind()).length === 0) return;
      for await (const batch of batches(ids)) {
        await this.#bulk(
          this.#alias,
          batch.map((_id) => ({ delete: { _id } })),
        );
      }
      await this.#refresh(this.#alias);
    });
  }

  replaceAll(
    records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>,
    version?: IndexVersion,
  ): Promise<void> {
    return this.#queue(async () => {
      const fresh = await this.#newIndex(version);
      try {
        for await (const batch of batches(records)) {
          await this.#bulk(
            fresh,
            batch.flatMap((record) => bulkIndexLines(toDocument(this.#definition, record))),
          );
        }
        await this.#refresh(fresh);
        const before = await this.#indicesBehind();
        await this.#point(fresh, before);
        for (const old of before) await this.#send('DELETE', old);
      } catch (error) {
        if (!(await this.#indicesBehind()).includes(fresh)) await this.#send('DELETE', fresh);
        throw error;
      }
    });
  }

  setVersion(version: IndexVersion): Promise<void> {
    return this.#send('PUT', `${this.#alias}/_mapping`, { _meta: version });
  }

  #searchesOf({ tokens }: Plan): Promise<TokenSearch[]> {
    return Promise.all(tokens.map((token, at) => this.#searchOf(token, at === tokens.length - 1)));
  }

  async #searchOf(token: string, isLast: boolean): Promise<TokenSearch> {
    const exists = async (search: TokenSearch) =>
      Boolean((await this.#query(tokenExistsRequest(token, search, isLast))).hits.total?.value);
    const [isNamed, isInProse] = await Promise.all([exists('naming'), exists('prose')]);
    if (isNamed) return 'naming';
    return isInProse || !toleratesTypo(token) ? 'prose' : 'typo';
  }

  // Before the first record there is no index yet; that is an empty result, not a failure.
  #query(body: object): Promise<OpenSearchResponse> {
    const path = `${this.#alias}/_search?ignore_unavailable=true&allow_no_indices=true`;
    return this.#send('POST', path, body, this.#searchLimitMs);
  }

  async #newIndex(version?: IndexVersion): Promise<string> {
    const name = `${this.#alias}-${randomUUID()}`;
    const mappings = { ...indexMapping(this.#definition), ...(version && { _meta: version }) };
    await this.#send('PUT', name, { settings, mappings });
    return name;
  }

  async #indicesBehind(): Promise<string[]> {
    const found = await this.#send<Record<string, { aliases: object }>>(
      'GET',
      `${this.#alias}-*/_alias?allow_no_indices=true`,
    );
    return Object.keys(found).filter((index) => this.#alias in (found[index]?.aliases ?? {}));
  }

  #point(fresh: string, before: readonly string[]): Promise<void> {
    const alias = this.#alias;
    const actions = [
      { add: { index: fresh, alias } },
      ...before.map((index) => ({ remove: { index, alias } })),
    ];
    return this.#send('POST', '_aliases', { actions });
  }

  async #bulk(index: string, lines: readonly object[]): Promise<void> {
    type Item = Record<string, { status: number; error?: { reason?: string } }>;
    const { items } = await this.#send<{ items: readonly Item[] }>('POST', `${index}/_bulk`, lines);
    const refused = items
      .flatMap((item) => Object.values(item))
      .find(({ status }) => status >= 300 && status !== 404);
    if (refused) throw new Error(`OpenSearch refused a record: ${refused.error?.reason ?? refused.status}`);
  }

  #refresh(index: string): Promise<void> {
    return this.#send('POST', `${index}/_refresh`);
  }
}

function bulkIndexLines(document: SearchRecord): object[] {
  return [{ index: { _id: document[ID] } }, document];
}
