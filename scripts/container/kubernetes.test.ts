import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentSchema } from '../../src/shared/platform/env-schema.ts';

type Container = {
  name: string;
  image: string;
  command: string[];
  ports?: { name: string }[];
  env?: { name: string }[];
  resources: { requests: object; limits: { memory: string } };
  securityContext: object;
  volumeMounts: { mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
};
type Pod = { containers: Container[]; initContainers?: Container[]; securityContext: object };
type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, unknown>;
  stringData?: Record<string, unknown>;
  spec: {
    template?: { metadata: { labels: Record<string, string> }; spec: Pod };
    selector?: Record<string, unknown>;
    ports?: { targetPort: string }[];
    scaleTargetRef?: { kind: string; name: string };
  };
};

const folder = new URL('../../deploy/kubernetes/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const { resources } = parse(read('kustomization.yaml')) as { resources: string[] };
const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
const deployments = manifests.flatMap(({ kind, metadata, spec }) =>
  kind === 'Deployment' && spec.template ? [{ name: metadata.name, template: spec.template }] : [],
);

test('every manifest is part of the kustomization, except for the example of a secret', () => {
  const others = ['kustomization.yaml', 'secret.example.yaml'];
  expect(resources.toSorted()).toEqual(
    readdirSync(folder)
      .filter((file) => !others.includes(file))
      .sort(),
  );
});

test('sites, worker and studio are deployments of their own', () => {
  expect(deployments.map(({ name }) => name)).toEqual([
    'forecourt-sites',
    'forecourt-worker',
    'forecourt-studio',
  ]);
});

describe.each(deployments)('$name', ({ template: { spec } }) => {
  const containers = [...spec.containers, ...(spec.initContainers ?? [])];

  test('is not root and may write nothing but its volumes', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    for (const { securityContext, volumeMounts } of containers) {
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    }
  });

  test('asks for resources, and signals reach its process', () => {
    for (const {
      resources: { requests, limits },
      command,
    } of containers) {
      expect(requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
      expect(limits.memory).toMatch(/^\d+[GM]i$/);
      expect(command[0]).toBe('node');
    }
  });

  test('is probed at ports that it has', () => {
    for (const container of spec.containers) {
      const ports = container.ports?.map(({ name }) => name);
      for (const probe of ['startupProbe', 'livenessProbe'] as const)
        expect(ports).toContain(container[probe]?.httpGet.port);
    }
  });

  test('is configured with settings that exist', () => {
    const names = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(names.filter((name) => !(name in environmentSchema.shape))).toEqual([]);
  });
});

test('the shared settings exist; secrets are not among them', () => {
  const settings = Object.keys(manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {});
  const secrets = Object.keys((parse(read('secret.example.yaml')) as Manifest).stringData ?? {});
  // The AWS SDK reads these itself.
  const own = [...settings, ...secrets].filter((name) => !name.startsWith('AWS_'));
  expect(own.filter((name) => !(name in environmentSchema.shape))).toEqual([]);
  expect(settings.filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name))).toEqual([]);
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});

test('sites are live while /livez answers and ready when /healthz says so', () => {
  const [sites] = deployments[0]?.template.spec.containers ?? [];
  expect(sites?.['livenessProbe']?.httpGet.path).toBe('/livez');
  expect(sites?.['readinessProbe']?.httpGet.path).toBe('/healthz');
});

test('services, budgets and the autoscaler find their deployments', () => {
  const labels = deployments.map(({ template }) => JSON.stringify(template.metadata.labels));
  for (const { kind, metadata, spec } of manifests) {
    if (kind === 'Service') expect(labels, metadata.name).toContain(JSON.stringify(spec.selector));
    if (kind === 'PodDisruptionBudget')
      expect(labels, metadata.name).toContain(JSON.stringify(spec.selector?.['matchLabels']));
    if (kind === 'HorizontalPodAutoscaler')
      expect(deployments.map(({ name }) => name)).toContain(spec.scaleTargetRef?.name);
  }
});

const kubeconform = (...args: string[]) => spawnSync('kubeconform', args, { encoding: 'utf8' });
const hasKubeconform = kubeconform('-v').status === 0;

// It fetches the schemas of Kubernetes; without it the rules above hold.
test.skipIf(!hasKubeconform)('kubeconform finds every manifest valid', () => {
  const files = [...resources, 'secret.example.yaml'].map((file) => fileURLToPath(new URL(file, folder)));
  const { status, stdout, stderr } = kubeconform('-strict', ...files);
  expect(status, `${stdout}${stderr}`).toBe(0);
});
