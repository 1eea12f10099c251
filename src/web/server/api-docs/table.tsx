import type { ReactNode } from 'react';
import { fieldRows, limitTexts, linkedComponent, typeText } from './describe-schema.ts';
import type { Schema } from './open-api.ts';

type TableProps = { title: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** On a phone each row is a block of its own. */
export function Table({ title, head, rows }: TableProps) {
  return (
    <>
      <h3 className="mt-10 mb-3">{title}</h3>
      <table className="w-full border-collapse text-small max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            {head.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-b border-line-strong py-2 pr-6 text-left font-normal text-ink-muted"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed page never move
            <tr key={row} className="align-top max-md:block max-md:border-b max-md:border-line max-md:py-3">
              {cells.map((cell, at) => (
                <td
                  key={head[at]}
                  className="border-line py-3 pr-6 first:w-[14rem] max-md:block max-md:w-auto max-md:py-0.5 md:border-b md:[&:nth-child(2)]:w-[16rem]"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The fields of an object, those of nested ones included. */
export function FieldTable({ title, schema }: { title: string; schema: Schema }) {
  return (
    <Table
      title={title}
      head={['Field', 'Type', 'Description']}
      rows={fieldRows(schema).map((field) => [
        <FieldName key="name" name={field.name} required={field.required} />,
        <TypeLink key="type" schema={field.schema} />,
        <Description key="description" schema={field.schema} />,
      ])}
    />
  );
}

export function FieldName({ name, required }: { name: string; required: boolean }) {
  return (
    <>
      <code className="break-words font-mono">{name}</code>
      {required && <span className="block text-micro text-ink-muted">required</span>}
    </>
  );
}

export function TypeLink({ schema }: { schema: Schema }) {
  const name = linkedComponent(schema);
  if (!name) return typeText(schema);
  return (
    <a href={`#shape-${name}`} className="break-words underline underline-offset-4">
      {typeText(schema)}
    </a>
  );
}

export function Description({ schema }: { schema: Schema }) {
  const [example] = schema.examples ?? [];
  const limits = limitTexts(schema);
  return (
    <>
      {schema.description}{' '}
      {limits.length > 0 && <span className="text-ink-muted">({limits.join(', ')})</span>}
      {example !== undefined && (
        <code className="mt-1 block break-words font-mono text-micro text-ink-muted">
          {typeof example === 'string' ? example : JSON.stringify(example)}
        </code>
      )}
    </>
  );
}
