import { Tag } from '../../../shared/ui/tag.tsx';
import { componentName, type DescribedOperation } from './describe-schema.ts';
import type { Content, OpenApi, Schema } from './open-api.ts';
import { Description, FieldName, FieldTable, Table, TypeLink } from './table.tsx';

type OperationSectionProps = {
  described: DescribedOperation;
  schemas: OpenApi['components']['schemas'];
};

export function OperationSection({ described, schemas }: OperationSectionProps) {
  const { method, path, operation } = described;
  const content = operation.requestBody?.content ?? {};
  const body = content['application/json']?.schema;
  const component = body && componentName(body);
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
          head={['Name', 'In', 'Description']}
          rows={operation.parameters.map(({ name, in: place, required, description, schema }) => [
            <FieldName key="name" name={name} required={required} />,
            place,
            <Description key="description" schema={{ ...schema, ...(description && { description }) }} />,
          ])}
        />
      )}
      {isPlain(content) && <p className="mt-10">Body: {Object.keys(content).join(', ')}.</p>}
      {component && <FieldTable title="Body" schema={schemas[component] ?? {}} />}
      <Table
        title="Responses"
        head={['Status', 'When', 'Shape']}
        rows={Object.entries(operation.responses).map(([status, { description, content: sent }]) => [
          <code key="status" className="font-mono">
            {status}
          </code>,
          description,
          <ResponseShape key="shape" content={sent ?? {}} />,
        ])}
      />
    </section>
  );
}

/** JSON links to its shape; anything else is named by its media type. */
function ResponseShape({ content }: { content: Content }) {
  const schema: Schema | undefined = content['application/json']?.schema;
  return schema ? <TypeLink schema={schema} /> : Object.keys(content).join(', ');
}

function isPlain(content: Content): boolean {
  return Object.keys(content).some((type) => type !== 'application/json');
}

function Sample({ label, source }: { label: string; source: string }) {
  return (
    <figure className="mt-8 overflow-hidden rounded-card border border-line">
      <figcaption className="border-b border-line bg-surface px-5 py-3 text-small">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="on-dark overflow-x-auto bg-dark p-5 font-mono text-small leading-relaxed text-on-dark"
      >
        {source}
      </pre>
    </figure>
  );
}
