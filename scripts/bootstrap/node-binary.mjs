// Finds Node 24, which comes with the packages (docs/decisions/005-node-comes-along.md). Built-ins only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './run-step.mjs';

const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
const platform = process.platform === 'win32' ? 'win' : process.platform;
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/** The Node that came with the packages, or the machine's own if that is new enough. */
export function nodeBinary() {
  const packaged = join(root, 'node_modules', `${prefix}-${platform}-${process.arch}`, 'bin', executable);
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Failure(
    `This machine has Node ${process.versions.node}, and the packages hold no Node 24 for ${process.platform} ${process.arch}.`,
    'Run npm ci without --omit=optional, or install Node 24.',
  );
}
