import { type Content, ref } from './open-api.ts';

/** A body in one of the shapes. */
export const json = (name: string): Content => ({ 'application/json': { schema: ref(name) } });

export const problem = (description: string) => ({ description, content: json('Problem') });

export const samples = (label: string, lines: readonly string[]) => [
  { lang: 'Shell', label, source: lines.join('\n') } as const,
];
