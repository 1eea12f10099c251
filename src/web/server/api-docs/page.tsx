import { Fragment } from 'react';
import { ForecourtMark } from '../../../shared/ui/forecourt-mark.tsx';
import { Container } from '../../../shared/ui/section.tsx';
import { type DescribedOperation, fieldRows, operationsIn } from './describe-schema.ts';
import type { OpenApi } from './open-api.ts';
import { OperationSection } from './operation-section.tsx';
import { FieldTable, TypeLink } from './table.tsx';

/** The OpenAPI document for people; everything on the page comes from the document. */
export function ApiDocsPage({ document }: { document: OpenApi }) {
  const { schemas } = document.components;
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operationsIn(document).filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return (
    <div data-theme="forecourt">
      <Head info={document.info} />
      <Container className="grid gap-x-16 py-section lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents groups={groups} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {groups.flatMap(({ operations }) =>
            operations.map((described) => (
              <OperationSection
                key={described.operation.operationId}
                described={described}
                schemas={schemas}
              />
            )),
          )}
          <Shapes schemas={schemas} />
        </main>
      </Container>
    </div>
  );
}

function Head({ info }: { info: OpenApi['info'] }) {
  return (
    <header className="on-dark bg-dark text-on-dark">
      <a href="#main" className="skip-link bg-accent text-on-accent">
        Skip to the addresses
      </a>
      <Container className="flex h-header items-center justify-between gap-6">
        <a href="/" className="flex items-center gap-3 py-1 text-subtitle font-medium tracking-(--track-2)">
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

type Group = OpenApi['tags'][number] & { operations: readonly DescribedOperation[] };

function Contents({ groups }: { groups: readonly Group[] }) {
  return (
    <nav
      aria-label="Addresses"
      className="text-small max-lg:mb-12 lg:sticky lg:top-10 lg:max-h-[calc(100svh-5rem)] lg:self-start lg:overflow-y-auto"
    >
      {groups.map(({ name, description, operations }) => (
        <div key={name} className="mb-6">
          <p className="font-medium">{name}</p>
          <p className="text-micro text-ink-muted">{description}</p>
          <ul className="mt-1">
            {operations.map(({ operation, method, path }) => (
              <li key={operation.operationId}>
                <a href={`#${operation.operationId}`} className="block py-1.5 hover:underline">
                  {operation.summary}
                  <span className="block break-words font-mono text-micro text-ink-muted">
                    {method.toUpperCase()} <BreakablePath path={path} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href="#shapes" className="block py-1.5 font-medium hover:underline">
        Shapes
      </a>
    </nav>
  );
}

/** Long paths break before a slash, not within a word. */
function BreakablePath({ path }: { path: string }) {
  const [first = '', ...rest] = path.split(/(?=\/)/);
  return [
    first,
    ...rest.map((segment, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a printed path never move
      <Fragment key={at}>
        <wbr />
        {segment}
      </Fragment>
    )),
  ];
}

function Shapes({ schemas }: { schemas: OpenApi['components']['schemas'] }) {
  return (
    <section id="shapes" aria-labelledby="shapes-title" className="scroll-mt-10">
      <h2 id="shapes-title">Shapes</h2>
      {Object.entries(schemas).map(([name, schema]) => (
        <div key={name} id={`shape-${name}`} className="scroll-mt-10">
          {fieldRows(schema).length > 0 ? (
            <FieldTable title={name} schema={schema} />
          ) : (
            <>
              <h3 className="mt-10 mb-3">{name}</h3>
              <p className="text-ink-muted">
                {schema.description} <TypeLink schema={schema} />
              </p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
