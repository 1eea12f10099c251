import { z } from 'zod';
import {
  type ApiContent,
  type ApiExample,
  type ApiOperation,
  jsonResponse,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import type { ApiRoute } from './collect-routes.ts';
import { curlCommand } from './curl.ts';
import type { Content, OpenApi, Operation, Parameter, Schema } from './open-api.ts';

/** The OpenAPI document of the routes; all shapes come from the zod schemas of their operations. */
export function buildDocument(routes: readonly ApiRoute[]): OpenApi {
  const schemas = convertSchemas(routes);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: toOperation(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: '1',
      summary: 'Search the stock, keep it up to date, send what visitors ask.',
      description:
        'Everything that goes wrong is answered with a code for programs and a sentence for people. Keys are set by whoever runs the installation and go into the header x-api-key.',
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: {
        searchKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'SEARCH_API_KEY' },
        inventoryKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'INVENTORY_API_KEY' },
        smsKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'SMS_GATEWAY_KEY' },
      },
    },
  };
}

const tags: Readonly<Record<ApiOperation['tag'], string>> = {
  Search: 'Cars, dealerships and kits, with facets.',
  Inventory: 'The stock, from the systems that know it.',
  Leads: 'What visitors ask for.',
  Finance: 'British finance, in the provider’s own shapes.',
  Maps: 'Places by name, names by place.',
  Kits: 'Spare-part kits: hand a cart over to the system that opened the catalogue.',
  Workshop: 'Workshop times: what a car needs, where and when.',
  'Tyre hotel': 'Wheels in storage: sign in with a code, book the wheel change.',
  Content: 'What editors have published.',
  Operation: 'How the installation is doing.',
};

/** Refused before any route is looked for. */
const tooLong: ApiOperation['responses'] = {
  414: jsonResponse('The path is longer than 4 kB.', problemBody),
  431: jsonResponse('The address and the headers are longer than 16 kB.', problemBody),
};

type Converted = { schemaFor: (schema: z.ZodType) => Schema; named: Record<string, Schema> };

/** A request is described as it may arrive, a response as it is sent; schemas with an id become components. */
function convertSchemas(routes: readonly ApiRoute[]): Converted {
  const operations = routes.map(({ operation }) => operation);
  const received = convert(operations.flatMap(requestSchemas), 'input');
  const sent = convert(operations.flatMap(responseSchemas), 'output');
  const inBoth = Object.keys(received.named).filter((name) => name in sent.named);
  if (inBoth.length > 0) throw new Error(`${inBoth.join(', ')}: one id for a request and a response`);
  return {
    schemaFor: (schema) => received.schemas.get(schema) ?? sent.schemas.get(schema) ?? {},
    named: { ...received.named, ...sent.named },
  };
}

function convert(given: readonly z.ZodType[], io: 'input' | 'output') {
  const schemas = [...new Set(given)];
  const all = z.object(Object.fromEntries(schemas.map((schema, at) => [`s${at}`, schema])));
  const converted = JSON.stringify(z.toJSONSchema(all, { io }));
  const { properties, $defs = {} } = JSON.parse(
    converted.replaceAll('#/$defs/', '#/components/schemas/'),
  ) as { properties: Record<string, Schema>; $defs?: Record<string, Schema> };
  const entries = schemas.map((schema, at) => [schema, properties[`s${at}`] ?? {}] as const);
  return { schemas: new Map(entries), named: $defs };
}

function requestSchemas({ parameters = {}, body = {} }: ApiOperation): z.ZodType[] {
  const places = Object.values(parameters).flatMap(({ shape }) => Object.values(shape) as z.ZodType[]);
  return [...places, ...Object.values(body)];
}

function responseSchemas({ responses }: ApiOperation): z.ZodType[] {
  return Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
}

function toOperation(route: ApiRoute, converted: Converted): Operation {
  const { id, tag, summary, description, key, body, responses, examples } = route.operation;
  const parameters = toParameters(route.operation, converted);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(key && { security: [{ [key]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: toContent(body, converted, examples) } }),
    responses: Object.fromEntries(
      Object.entries({ ...(parameters.length > 0 && tooLong), ...responses }).map(
        ([status, { description, content }]) => [
          status,
          { description, ...(content && { content: toContent(content, converted) }) },
        ],
      ),
    ),
    'x-codeSamples': examples.map((example) => ({
      lang: 'Shell',
      label: example.title,
      source: curlCommand(route, example),
    })),
  };
}

function toParameters({ parameters = {} }: ApiOperation, { schemaFor }: Converted): Parameter[] {
  return Object.entries(parameters).flatMap(([place, { shape }]) =>
    Object.entries(shape).map(([name, part]) => {
      const { description, ...schema } = schemaFor(part as z.ZodType);
      const required = place === 'path' || !(part as z.ZodType).safeParse(undefined).success;
      return { name, in: place, required, description, schema };
    }),
  );
}

function toContent(
  content: ApiContent,
  { schemaFor }: Converted,
  examples: readonly ApiExample[] = [],
): Content {
  const sent = examples.filter(({ body }) => body).map(({ title, body }) => [title, { value: body }]);
  return Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [
      type,
      {
        schema: schemaFor(schema),
        ...(sent.length > 0 && type === 'application/json' && { examples: Object.fromEntries(sent) }),
      },
    ]),
  );
}
