import type { ApiExample } from '../../platform/api-operation.ts';
import type { ApiRoute } from './collect-routes.ts';

const keyVariables = { searchKey: 'SEARCH_API_KEY', inventoryKey: 'INVENTORY_API_KEY' } as const;

/** The example as a command that can be pasted into a shell. */
export function curlCommand({ method, path, operation }: ApiRoute, example: ApiExample): string {
  const isPacked = example.header?.['content-encoding'] === 'gzip';
  const headers = Object.entries({
    ...(operation.key && { 'x-api-key': `$${keyVariables[operation.key]}` }),
    ...(example.body && { 'content-type': 'application/json' }),
    ...(example.file && { 'content-type': example.file.type }),
    ...example.header,
  });
  const [body] = example.body
    ? [JSON.stringify(example.body, null, 2).replaceAll("'", String.raw`'\''`)]
    : [];
  const implied = body ? 'post' : 'get';
  const lines = [
    [
      isPacked && `gzip -c ${example.file?.name} |`,
      'curl',
      method !== implied && `-X ${method.toUpperCase()}`,
      requestUrl(path, example),
    ]
      .filter(Boolean)
      .join(' '),
    ...headers.map(([name, value]) => `  -H "${name}: ${value}"`),
    body && `  -d '${body}'`,
    example.file && `  --data-binary @${isPacked ? '-' : example.file.name}`,
  ];
  return lines.filter(Boolean).join(' \\\n');
}

function requestUrl(path: string, { site, path: values = {}, query = {} }: ApiExample): string {
  const host = site ? `${site}.localhost` : 'localhost';
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value.startsWith('$') ? value : encodeURIComponent(value)}`)
    .join('&');
  const url = `http://${host}:3000${filled}`;
  return search ? `"${url}?${search}"` : url;
}
