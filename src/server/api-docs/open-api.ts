/** As much of OpenAPI 3.1 as our description uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Partial<Record<Method, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    securitySchemes: Readonly<
      Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>
    >;
  };
};

export type Method = 'get' | 'post' | 'put';

export type Operation = {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description: string;
  security?: readonly Readonly<Record<string, readonly []>>[] | undefined;
  parameters?: readonly Parameter[] | undefined;
  requestBody?: { required: true; content: Content } | undefined;
  responses: Readonly<Record<string, { description: string; content?: Content | undefined }>>;
  /** An extension many readers of OpenAPI show. */
  'x-codeSamples': readonly { lang: 'Shell'; label: string; source: string }[];
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean | undefined;
  description: string;
  schema: Schema;
};

export type Content = Readonly<Record<string, { schema: Schema; example?: unknown }>>;

export type Schema = {
  $ref?: string | undefined;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | readonly string[] | undefined;
  description?: string | undefined;
  properties?: Readonly<Record<string, Schema>> | undefined;
  required?: readonly string[] | undefined;
  items?: Schema | undefined;
  additionalProperties?: boolean | Schema | undefined;
  anyOf?: readonly Schema[] | undefined;
  oneOf?: readonly Schema[] | undefined;
  allOf?: readonly Schema[] | undefined;
  enum?: readonly unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxLength?: number | undefined;
};

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
