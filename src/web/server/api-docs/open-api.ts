/** As much of OpenAPI 3.1 as the document uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    securitySchemes: Readonly<
      Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>
    >;
  };
};

export type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security?: readonly Readonly<Record<string, readonly []>>[];
  parameters?: readonly Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
  /** An extension that many viewers show. */
  'x-codeSamples': readonly { lang: 'Shell'; label: string; source: string }[];
};

export type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string | undefined;
  schema: Schema;
};

export type Content = Readonly<
  Record<string, { schema: Schema; examples?: Readonly<Record<string, { value: unknown }>> }>
>;

export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
};
