import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The last version that Java 17 runs; it has no plugins, and the search needs none. */
const VERSION = '2.19.1';
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`;
const MAVEN_PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';

/** The unpacked OpenSearch below the cache folder, fetched by Maven the first time. */
export async function openSearchDistribution(cacheFolder: string): Promise<string> {
  const unpacked = unpackedIn(cacheFolder);
  if (isUnpacked(cacheFolder)) return unpacked;
  const reason = await whyNoOpenSearch(cacheFolder);
  if (reason) throw new Error(reason);
  const download = join(cacheFolder, 'download');
  await rm(download, { recursive: true, force: true });
  await mkdir(download, { recursive: true });
  await fetchByMaven('copy', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${download}`);
  // The JDK unpacks zip files on every system that can run the server.
  await run('jar', ['xf', join(download, `opensearch-${VERSION}.zip`)], { cwd: download });
  await makeExecutable(join(download, `opensearch-${VERSION}/bin`));
  await rename(join(download, `opensearch-${VERSION}`), unpacked);
  await rm(download, { recursive: true, force: true });
  return unpacked;
}

function unpackedIn(cacheFolder: string): string {
  return join(cacheFolder, `opensearch-${VERSION}`);
}

function isUnpacked(cacheFolder: string): boolean {
  return existsSync(join(unpackedIn(cacheFolder), 'bin/opensearch'));
}

// The JDK's tool does not restore the permissions of files.
async function makeExecutable(folder: string): Promise<void> {
  for (const program of await readdir(folder)) await chmod(join(folder, program), 0o755);
}

function fetchByMaven(goal: string, ...settings: string[]) {
  return run('mvn', ['--batch-mode', '--quiet', `${MAVEN_PLUGIN}:${goal}`, ...settings]);
}

/** Why OpenSearch cannot be run on this machine; undefined where it can. */
export async function whyNoOpenSearch(cacheFolder: string): Promise<string | undefined> {
  for (const [program, version] of isUnpacked(cacheFolder) ? [java] : [java, maven]) {
    const runs = await run(program, [version]).catch(() => undefined);
    if (!runs) return `OpenSearch is fetched and run with Java 17 and Maven; '${program}' does not run here.`;
  }
  return undefined;
}

const java = ['java', '-version'] as const;
const maven = ['mvn', '--version'] as const;

/** Where the java on the path lives; OpenSearch asks for the folder, not the program. */
export async function javaHome(): Promise<string> {
  // Java prints its settings to standard error.
  const { stderr } = await run('java', ['-XshowSettings:properties', '-version']);
  const home = /java\.home = (.+)/.exec(stderr)?.[1];
  if (!home) throw new Error('java does not say where it is installed.');
  return home;
}
