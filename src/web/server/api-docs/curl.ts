import type { ApiExample } from '../../../shared/platform/api-operation.ts';
import type { ApiRoute } from './collect-routes.ts';

const keyVariables = {
  searchKey: 'SEARCH_API_KEY',
  inventoryKey: 'INVENTORY_API_KEY',
  smsKey: 'SMS_GATEWAY_KEY',
} as const;

/** The example as a command that can be pasted into a shell. */
export function curlCommand({ method, path, operation }: ApiRoute, example: ApiExample): string {
  const { body, file } = example;
  const isPacked = example.header?.['content-encoding'] === 'gzip';
  const headers = Object.entries({
    ...(operation.key && { 'x-api-key': `$${keyVariables[operation.key]}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(file && { 'content-type': file.type }),
    ...example.header,
  });
  const isImplied = method === (body ? 'post' : 'get');
  const command = [
    isPacked && `gzip -c ${file?.name} |`,
    'curl',
    !isImplied && `-X ${method.toUpperCase()}`,
    requestUrl(path, example),
  ];
  const lines = [
    command.filter(Boolean).join(' '),
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    body && `-d ${singleQuoted(formatJson(body).replaceAll('\n', '\n  '))}`,
    file && `--data-binary @${isPacked ? '-' : file.name}`,
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

function requestUrl(path: string, { site, path: values = {}, query = {} }: ApiExample): string {
  const host = site ? `${site}.localhost` : 'localhost';
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  const search = new URLSearchParams(query).toString();
  const url = `http://${host}:3000${filled}`;
  return search ? `"${url}?${search}"` : url;
}

const MAX_LINE = 80;

/** Indented, with lists and objects that fit on a line in one line. */
function formatJson(value: unknown): string {
  const innermost = /([[{])\n\s+([^[\]{}]*?)\n\s+([\]}])/g;
  return JSON.stringify(value, null, 2).replace(innermost, (whole, open, inner: string, close) => {
    const line = `${open} ${inner.replace(/\n\s+/g, ' ')} ${close}`;
    return line.length > MAX_LINE ? whole : line;
  });
}

/** A shell reads single quotes literally; one inside them is closed, escaped and opened again. */
function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
