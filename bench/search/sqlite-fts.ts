import { DatabaseSync } from 'node:sqlite';
import { TOTAL_CAP } from '../../src/shared/search/port.ts';
import { tokenizeQuery } from '../../src/shared/search/tokenize.ts';
import { type BenchCar, eachCar } from './cars.ts';
import { type BenchEngine, chosenIn } from './engine.ts';
import { type BenchQuery, columnOf, isRange, rangeFacets, valueAt, valueFacets } from './queries.ts';

const columns = [...valueFacets, ...rangeFacets];

/** SQLite in memory: one table with an index per facet, FTS5 beside it. No typo tolerance, which is less work. */
export function sqliteFts(): BenchEngine {
  const db = new DatabaseSync(':memory:');
  return {
    name: 'SQLite FTS5',
    load: async (cars) => {
      load(db, eachCar(cars));
      return Math.round((pragma(db, 'page_count') * pragma(db, 'page_size')) / 1e6);
    },
    search: async (query) => search(db, query),
    close: async () => db.close(),
  };
}

function load(db: DatabaseSync, cars: Iterable<BenchCar>): void {
  db.exec(
    `CREATE TABLE car (id INTEGER PRIMARY KEY, body TEXT, car_brand TEXT, ${columns.map(columnOf).join(', ')})`,
  );
  db.exec(
    `CREATE VIRTUAL TABLE words USING fts5 (name, detail, prose, tokenize = 'unicode61 remove_diacritics 2')`,
  );
  const car = db.prepare(`INSERT INTO car VALUES (?, ?, ?, ${columns.map(() => '?').join(', ')})`);
  const words = db.prepare('INSERT INTO words (rowid, name, detail, prose) VALUES (?, ?, ?, ?)');
  db.exec('BEGIN');
  for (const each of cars) {
    const id = Number(each.car_id);
    car.run(
      id,
      JSON.stringify(each),
      each.car_brand,
      ...columns.map((column) => valueAt(each, column) ?? null),
    );
    const name = `${each.car_brand} ${each.car_model} ${each.car_version} ${each.car_regno}`;
    words.run(id, name, each.car_equipment.join(' '), each.car_description);
  }
  db.exec('COMMIT');
  for (const column of columns) db.exec(`CREATE INDEX by_${columnOf(column)} ON car (${columnOf(column)})`);
  db.exec('ANALYZE');
}

function pragma(db: DatabaseSync, name: string): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function search(db: DatabaseSync, query: BenchQuery): { total: number } {
  const where = (except?: string) => conditions(query, except);
  const run = (sql: string, values: (string | number)[]) => db.prepare(sql).all(...values);
  const order = query.keyphrase ? 'id' : 'car_price, id';
  const page = where();
  run(
    `SELECT body FROM car ${page.sql} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset ?? 0}`,
    page.values,
  ).map(({ body }) => JSON.parse(String(body)));
  for (const { name } of query.facets) {
    const { sql, values } = where(name);
    const column = columnOf(name);
    if (isRange(name)) {
      run(`SELECT min(${column}), max(${column}), count(${column}) FROM car ${sql}`, values);
      run(`SELECT ${column} / 20000 AS bucket, count(*) FROM car ${sql} GROUP BY bucket`, values);
    } else {
      run(`SELECT ${column}, count(*) FROM car ${sql} GROUP BY ${column}`, values);
    }
  }
  const [total] = run(`SELECT count(*) AS n FROM car ${page.sql}`, page.values);
  return { total: Math.min(TOTAL_CAP, Number(total?.['n'])) };
}

function conditions(query: BenchQuery, except?: string): { sql: string; values: (string | number)[] } {
  const parts: string[] = [];
  const values: (string | number)[] = [];
  if (query.filters) {
    parts.push('id = ?');
    values.push(Number(query.filters['car_id']));
  }
  if (query.keyphrase) {
    parts.push('id IN (SELECT rowid FROM words WHERE words MATCH ?)');
    values.push(
      `${tokenizeQuery(query.keyphrase)
        .map((word) => `"${word}"`)
        .join(' AND ')}*`,
    );
  }
  for (const [name, chosen] of chosenIn(query)) {
    if (name === except) continue;
    const column = columnOf(name);
    if (isRange(name)) parts.push(`${column} BETWEEN ? AND ?`);
    else
      parts.push(
        `(${chosen.map((value) => (isBrand(name, value) ? 'car_brand = ?' : `${column} = ?`)).join(' OR ')})`,
      );
    values.push(...chosen.map((value) => (isRange(name) ? Number(value) : value)));
  }
  return { sql: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}

function isBrand(name: string, value: string): boolean {
  return name.includes('>') && !value.includes('>');
}
