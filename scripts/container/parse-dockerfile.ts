export type Instruction = { name: string; args: string };
export type Stage = { image: string; name: string; instructions: Instruction[] };

/** The stages of a Dockerfile, without comments, with continued lines joined. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', args = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name !== 'FROM') stages.at(-1)?.instructions.push({ name, args });
    else {
      const [image = '', , stage = ''] = args.split(/\s+/);
      stages.push({ image, name: stage, instructions: [] });
    }
  }
  return stages;
}
