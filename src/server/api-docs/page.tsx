import type { ReactNode } from 'react';
import { ForecourtMark } from '../../directory/views/forecourt-mark.tsx';
import { Container } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type Entry, entriesOf, kindInWords, nameOf, propertiesOf } from './describe.ts';
import type { OpenApi, Schema } from './open-api.ts';

type Schemas = OpenApi['components']['schemas'];

/** The description for people: the same words as the JSON, set so that they can be read. */
export function ApiDocsPage({ description }: { description: OpenApi }) {
  const entries = entriesOf(description);
  const { schemas } = description.components;
  return (
    <div data-theme="forecourt">
      <Head description={description} />
      <Container className="grid gap-x-16 py-section lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Contents entries={entries} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {entries.map((entry) => (
            <OperationPart key={entry.operation.operationId} entry={entry} schemas={schemas} />
          ))}
          <Shapes schemas={schemas} />
        </main>
      </Container>
    </div>
  );
}

function Head({ description: { info } }: { description: OpenApi }) {
  return (
    <header className="on-dark bg-ink text-on-dark">
      <a href="#main" className="skip-link bg-accent text-on-accent">
        Skip to the addresses
      </a>
      <Container className="flex h-header items-center justify-between gap-6">
        <a href="/" className="flex items-center gap-3 py-1 text-subtitle font-medium tracking-[-0.02em]">
          <ForecourtMark className="h-6 w-8" />
          {info.title}
        </a>
        <a href="/api/docs/openapi.json" className="py-2 text-small underline underline-offset-4">
          OpenAPI 3.1 as JSON
        </a>
      </Container>
      <Container className="grid items-end gap-x-16 gap-y-6 pt-12 pb-16 lg:grid-cols-[7fr_5fr]">
        <h1>{info.summary}</h1>
        <p className="max-w-[30rem] text-lead text-on-dark-soft">{info.description}</p>
      </Container>
    </header>
  );
}

function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav aria-label="Addresses" className="max-lg:mb-12 lg:sticky lg:top-10 lg:self-start">
      <ul className="grid gap-1 text-small">
        {entries.map(({ operation, path }) => (
          <li key={operation.operationId}>
            <a href={`#${operation.operationId}`} className="block py-1.5 hover:underline">
              {operation.summary}
              <span className="block break-words font-mono text-micro text-ink-muted">{path}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="#shapes" className="block py-1.5 hover:underline">
            Shapes
          </a>
        </li>
      </ul>
    </nav>
  );
}

function OperationPart({ entry, schemas }: { entry: Entry; schemas: Schemas }) {
  const { method, path, operation } = entry;
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const body = bodies[0]?.[1].schema;
  const fields = body ? propertiesOf(body, schemas) : [];
  return (
    <section
      id={operation.operationId}
      aria-labelledby={`${operation.operationId}-title`}
      className="mb-20 scroll-mt-10 border-b border-line pb-20 last:border-0"
    >
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <Tag look="dark">{method.toUpperCase()}</Tag>
        <code className="break-all font-mono text-body">{path}</code>
        {operation.security && <Tag look="line">needs a key</Tag>}
      </p>
      <h2 id={`${operation.operationId}-title`}>{operation.summary}</h2>
      <p className="mt-4 max-w-[44rem] text-ink-muted">{operation.description}</p>
      {operation['x-codeSamples'].map(({ label, source }) => (
        <Sample key={label} label={label} source={source} />
      ))}
      {operation.parameters && (
        <Table
          title="Parameters"
          head={['Name', 'Where', 'What']}
          rows={operation.parameters.map((parameter) => [
            <Name key="name" name={parameter.name} required={parameter.required ?? false} />,
            parameter.in,
            parameter.description,
          ])}
        />
      )}
      {bodies.length > 1 && <p className="mt-10">Body: {bodies.map(([type]) => type).join(', ')}.</p>}
      {fields.length > 0 && <FieldTable title="Body" fields={fields} />}
      <Table
        title="Answers"
        head={['Status', 'When', 'Shape']}
        rows={Object.entries(operation.responses).map(([status, { description, content }]) => [
          <code key="status" className="font-mono">
            {status}
          </code>,
          description,
          <Kind key="shape" schema={content?.['application/json']?.schema ?? {}} />,
        ])}
      />
    </section>
  );
}

function Shapes({ schemas }: { schemas: Schemas }) {
  return (
    <section id="shapes" aria-labelledby="shapes-title" className="scroll-mt-10">
      <h2 id="shapes-title">Shapes</h2>
      {Object.entries(schemas).map(([name, schema]) => (
        <div key={name} id={`shape-${name}`} className="scroll-mt-10">
          {propertiesOf(schema, schemas).length > 0 ? (
            <FieldTable title={name} fields={propertiesOf(schema, schemas)} />
          ) : (
            <>
              <h3 className="mt-10 mb-3">{name}</h3>
              <p className="text-ink-muted">
                {schema.description} {(schema.oneOf ?? []).map(kindInWords).join(' · ')}
              </p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}

function FieldTable({ title, fields }: { title: string; fields: readonly [string, Schema, boolean][] }) {
  return (
    <Table
      title={title}
      head={['Field', 'Kind', 'What']}
      rows={fields.map(([name, schema, required]) => [
        <Name key="name" name={name} required={required} />,
        <Kind key="kind" schema={schema} />,
        <What key="what" schema={schema} />,
      ])}
    />
  );
}

function Name({ name, required }: { name: string; required: boolean }) {
  return (
    <>
      <code className="font-mono">{name}</code>
      {required && <span className="block text-micro text-ink-muted">must be given</span>}
    </>
  );
}

function Kind({ schema }: { schema: Schema }) {
  const name = nameOf(schema) ?? nameOf(schema.items ?? {});
  const words = Object.keys(schema).length === 0 ? '' : kindInWords(schema);
  if (!name) return words;
  return (
    <a href={`#shape-${name}`} className="underline underline-offset-4">
      {words}
    </a>
  );
}

function What({ schema }: { schema: Schema }) {
  const [example] = schema.examples ?? [];
  const limits = [
    schema.default !== undefined && `${schema.default} when left out`,
    schema.maximum !== undefined && `at most ${schema.maximum}`,
  ].filter(Boolean);
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

function Sample({ label, source }: { label: string; source: string }) {
  return (
    <figure className="mt-8 overflow-hidden rounded-card border border-line">
      <figcaption className="border-b border-line bg-surface px-5 py-3 text-small">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="on-dark overflow-x-auto bg-ink p-5 font-mono text-small leading-relaxed text-on-dark"
      >
        {source}
      </pre>
    </figure>
  );
}

function Table({
  title,
  head,
  rows,
}: {
  title: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
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
                  className="border-line py-3 pr-6 first:w-[12rem] max-md:block max-md:w-auto max-md:py-0.5 md:border-b md:[&:nth-child(2)]:w-[16rem]"
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
